import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
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
async function isMade(key: string, text: string, isUsable?: (data: string) => boolean): Promise<boolean> {
  const make = jest.fn(() => Promise.resolve({ data: 'data', files: { '.html': Buffer.from(text) } }))
  expect(await openStore(folder).get(key, make, isUsable)).toBe('data')
  return make.mock.calls.length > 0
}

function publish(key: string): string {
  openStore(folder).copy(key, '.html', published)
  return readFileSync(published, 'utf8')
}

const age = (file: string) => utimesSync(file, new Date(0), new Date(0))

it('makes a file once, and publishes it from the store', async () => {
  expect(await isMade('k', 'first')).toBe(true)
  expect(await isMade('k', 'second')).toBe(false)
  expect(publish('k')).toBe('first')
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
  age(join(folder, 'files', 'k.html'))
  publish('k')
  expect(statSync(published).mtimeMs).toBeGreaterThan(0)
})

it('makes a file anew that is missing', async () => {
  await isMade('k', 'first')
  rmSync(join(folder, 'files', 'k.html'))
  expect(await isMade('k', 'again')).toBe(true)
  expect(publish('k')).toBe('again')
})

it('makes a file anew whose data are not usable', async () => {
  await isMade('k', 'first')
  expect(await isMade('k', 'second', (data) => data !== 'data')).toBe(true)
})

it('forgets a file that is missing when making it anew is interrupted', async () => {
  await isMade('k', 'first')
  rmSync(join(folder, 'files', 'k.html'))
  const interrupted = openStore(folder).get('k', () => Promise.reject(new Error('interrupted')))
  await expect(interrupted).rejects.toThrow('interrupted')
  writeFileSync(join(folder, 'files', 'k.html'), 'par')
  expect(await isMade('k', 'again')).toBe(true)
  expect(publish('k')).toBe('again')
})

it('deletes the files of a key that no build has read for two weeks', async () => {
  await isMade('k', 'first')
  await isMade('l', 'second')
  for (const name of readdirSync(folder)) if (name.startsWith('k-')) age(join(folder, name))
  openStore(folder)
  expect(readdirSync(join(folder, 'files'))).toEqual(['l.html'])
  expect(await isMade('k', 'again')).toBe(true)
})
