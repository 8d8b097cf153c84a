import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
const page = join(folder, 'pages', 'compare.yaml')

beforeAll(() => cpSync(FIXTURE_CONTENT, folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => delete process.env.CONTENT_DIR)

/** Reads the rows of a copy of the content in which the compare page names another vehicle. */
function rowsWith(from: string, to: string) {
  writeFileSync(page, readFileSync(join(FIXTURE_CONTENT, 'pages', 'compare.yaml'), 'utf8').replace(from, to))
  process.env.CONTENT_DIR = relative(process.cwd(), folder)
  let read: () => unknown = () => undefined
  jest.isolateModules(() => {
    read = jest.requireActual<{ listFleetRows: () => unknown }>('@/lib/content/fleet-rows').listFleetRows
  })
  return read
}

it('rejects an unknown preferred vehicle, and names the kind of trip', () => {
  expect(rowsWith('hills: [innova-crysta', 'hills: [innova-krysta')).toThrow(
    /finder\.first\.hills\.0: there is no vehicle 'innova-krysta'/,
  )
})
