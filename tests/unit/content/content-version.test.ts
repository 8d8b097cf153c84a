import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withEnv } from '@/tests/fixtures/with-env'

const root = mkdtempSync(join(tmpdir(), 'stamp-'))
const file = (name: string) => join(root, name)
const setDay = (name: string, day: string) => utimesSync(file(name), new Date(day), new Date(day))

let now = Date.now()
const later = () => (now += 1000)

/** Two readings of the same reader, with something done to the content in between. */
const readTwice = (mode: string, act: () => void) =>
  withEnv({ NODE_ENV: mode, CONTENT_DIR: root }, async () => {
    const { memoize } = await import('@/lib/content/memoize')
    const read = jest.fn(() => ({}))
    const reader = memoize(read)
    reader()
    act()
    later()
    reader()
    return read.mock.calls.length
  })

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  for (const name of ['a.yaml', 'b.yaml']) {
    writeFileSync(file(name), '')
    setDay(name, '2026-01-01')
  }
  later()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(root, { recursive: true }))

it.each<[string, () => void]>([
  ['a file was changed', () => setDay('a.yaml', '2026-01-02')],
  ['a file was deleted', () => rmSync(file('b.yaml'))],
  ['a file was added', () => writeFileSync(file('c.yaml'), '')],
])('in development the content is reloaded when %s', async (_, act) => {
  expect(await readTwice('development', act)).toBe(2)
})

it('in development the content is read once while nothing changes', async () => {
  expect(await readTwice('development', () => {})).toBe(1)
})

it('in a build the content is read once', async () => {
  expect(await readTwice('production', () => setDay('a.yaml', '2026-01-03'))).toBe(1)
})
