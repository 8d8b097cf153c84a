import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { splitMarkdown } from '@/lib/content/load'

jest.setTimeout(60_000)

let CONTENT_DIR: string
beforeEach(() => {
  CONTENT_DIR = mkdtempSync(join(tmpdir(), 'new-'))
  cpSync('tests/fixtures/content', CONTENT_DIR, { recursive: true })
})
afterEach(() => rmSync(CONTENT_DIR, { recursive: true }))

const create = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/new.ts', ...args], {
    env: { ...process.env, CONTENT_DIR },
    encoding: 'utf8',
    stdio: 'pipe',
  })
const read = (file: string) => readFileSync(join(CONTENT_DIR, file), 'utf8')

it('a new vehicle is a draft like another, whose values are marked as sample', () => {
  create('vehicle', '--name', 'Citroën Jumpy', '--like', 'mercedes-viano')
  expect(parse(read('fleet/vehicles/citroen-jumpy.yaml'))).toMatchObject({
    name: 'Citroën Jumpy',
    category: 'van',
    draft: true,
    sample: expect.arrayContaining(['seats', 'bags', 'seatPlan', 'summary']),
  })
})

it.each([
  ['an address that is taken', 'Mercedes Viano', 'mercedes-viano', 'no address that is free'],
  ['a vehicle that does not exist', 'Jumpy', 'nothing', '--like must be one of'],
])('a new vehicle is rejected with %s', (_, name, like, message) => {
  expect(() => create('vehicle', '--name', name, '--like', like)).toThrow(message)
})

it('a new post is a draft without a text, since one that counts as written could go live unnoticed', () => {
  const title = 'From Delhi to Agra and back in one day, by the expressway and the old road'
  const [, file = ''] = /Written: .*(blog\/\d+\.md)/.exec(create('post', '--title', title)) ?? []
  const { yaml = '', body } = splitMarkdown(read(file)) ?? {}
  expect([parse(yaml), body]).toEqual([expect.objectContaining({ title, draft: true }), ''])
})
