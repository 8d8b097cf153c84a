import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@/tools/shared/file-store'

const root = mkdtempSync(join(tmpdir(), 'store-'))
const folder = join(root, 'store')
const site = join(root, 'site')
const published = join(site, 'a.html')
beforeEach(() => mkdirSync(site))
afterEach(() => [folder, site].forEach((made) => rmSync(made, { recursive: true })))
afterAll(() => rmSync(root, { recursive: true }))

/** Gets a key from a store that is opened anew. @returns whether its file had to be made. */
async function isMade(key: string, text: string): Promise<boolean> {
  const make = jest.fn(() => Promise.resolve({ data: 'data', files: [Buffer.from(text)] }))
  expect(await openStore(folder).get(key, make)).toBe('data')
  return make.mock.calls.length > 0
}

function publish(key: string): string {
  openStore(folder).publish(key, [published])
  return readFileSync(published, 'utf8')
}

const age = (file: string) => utimesSync(file, new Date(0), new Date(0))

it('makes a file once, and publishes it from the store', async () => {
  expect(await isMade('k', 'first')).toBe(true)
  expect(await isMade('k', 'second')).toBe(false)
  expect(publish('k')).toBe('first')
})

it('publishes several files of a key, each whatever its contents', async () => {
  const contents = ['[1]\n', '', 'é\0']
  const files = contents.map((text) => Buffer.from(text))
  await openStore(folder).get('k', () => Promise.resolve({ data: '', files }))
  const targets = contents.map((_, at) => join(site, String(at)))
  openStore(folder).publish('k', targets)
  expect(targets.map((target) => readFileSync(target, 'utf8'))).toEqual(contents)
})

it('replaces what was published before, and is not changed with it', async () => {
  await isMade('k', 'first')
  writeFileSync(published, 'something longer')
  expect(publish('k')).toBe('first')
  writeFileSync(published, 'changed')
  expect(publish('k')).toBe('first')
})

it('publishes a file with the present time', async () => {
  await isMade('k', 'first')
  age(join(folder, 'files', 'k'))
  publish('k')
  expect(statSync(published).mtimeMs).toBeGreaterThan(0)
})

it('makes a file anew that is missing', async () => {
  await isMade('k', 'first')
  rmSync(join(folder, 'files', 'k'))
  expect(await isMade('k', 'again')).toBe(true)
  expect(publish('k')).toBe('again')
})

it('makes a file anew that is cut off', async () => {
  await isMade('k', 'first')
  truncateSync(join(folder, 'files', 'k'), 5)
  expect(await isMade('k', 'again')).toBe(true)
  expect(publish('k')).toBe('again')
})

it('forgets a file that is missing when making it anew is interrupted', async () => {
  await isMade('k', 'first')
  rmSync(join(folder, 'files', 'k'))
  const interrupted = openStore(folder).get('k', () => Promise.reject(new Error('interrupted')))
  await expect(interrupted).rejects.toThrow('interrupted')
  writeFileSync(join(folder, 'files', 'k'), 'par')
  expect(await isMade('k', 'again')).toBe(true)
  expect(publish('k')).toBe('again')
})

it('deletes the files of a key that no build has read for two weeks', async () => {
  await isMade('k', 'first')
  await isMade('l', 'second')
  for (const name of readdirSync(folder)) if (name.startsWith('k-')) age(join(folder, name))
  openStore(folder)
  expect(readdirSync(join(folder, 'files'))).toEqual(['l'])
  expect(await isMade('k', 'again')).toBe(true)
})
