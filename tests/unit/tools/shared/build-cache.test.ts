import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, openCache } from '@/tools/shared/build-cache'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The result for a key, and whether it had to be made. */
async function get(key: string, text: string) {
  const make = jest.fn(() => Promise.resolve(Buffer.from(text)))
  const result = (await openCache(folder).get(key, make)).toString()
  return { result, made: make.mock.calls.length > 0 }
}

const fileOf = (key: string) => readdirSync(folder).find((file) => file.startsWith(key))

it('returns the result of an earlier build, and makes only what is missing', async () => {
  expect(await get('a', 'first')).toEqual({ result: 'first', made: true })
  expect(await get('a', 'second')).toEqual({ result: 'first', made: false })
  expect(await get('b', 'second')).toEqual({ result: 'second', made: true })
})

it('deletes what was made two weeks ago', async () => {
  await get('old', 'old')
  const past = new Date(Date.now() - 15 * 86_400_000)
  utimesSync(join(folder, fileOf('old') ?? ''), past, past)
  openCache(folder)
  expect(fileOf('old')).toBeUndefined()
})

it('hashes the parts with their boundaries', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
  expect(hashOf('ab', Buffer.from('c'))).toBe(hashOf('ab', 'c'))
})
