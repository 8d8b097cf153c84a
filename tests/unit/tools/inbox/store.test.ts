import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { openStore } from '@/tools/inbox/store'

import { makeFolder } from './site-under-test'

const trip = (name: string) => ({ templateName: 'trip' as const, params: { name } })

let dir: string
let file: string
beforeEach(() => {
  dir = makeFolder()
  file = join(dir, 'some', 'folder', 'enquiries.jsonl')
})
afterEach(() => rmSync(dir, { recursive: true }))

async function storedNames(): Promise<unknown[]> {
  const { enquiries } = await (await openStore(file)).read()
  return enquiries.map(({ params }) => params.name)
}

it('creates the folder and the file', async () => {
  await openStore(file)
  expect(existsSync(file)).toBe(true)
})

it('writes one line of JSON for an enquiry', async () => {
  const enquiry = await (await openStore(file)).append({ ...trip('Two\nlines'), origin: 'http://localhost' })
  expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(enquiry) + '\n')
})

it('gives each enquiry an id and a timestamp', async () => {
  const enquiry = await (await openStore(file)).append(trip('Asha'))
  expect(enquiry).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

it('persists everything over a restart, in order', async () => {
  const first = await openStore(file)
  await Promise.all(['a', 'b', 'c'].map((name) => first.append(trip(name))))
  await first.close()
  await (await openStore(file)).append(trip('d'))
  expect(await storedNames()).toEqual(['a', 'b', 'c', 'd'])
})

it('batches many pending enquiries into few writes', async () => {
  const store = await openStore(file)
  const started = performance.now()
  await Promise.all(Array.from({ length: 5000 }, (_, n) => store.append(trip(String(n)))))
  expect(performance.now() - started).toBeLessThan(5000)
  expect(await storedNames()).toHaveLength(5000)
})

describe('after a crash in the middle of a line', () => {
  beforeEach(async () => {
    const store = await openStore(file)
    await store.append(trip('whole'))
    await store.append(trip('torn'))
    truncateSync(file, readFileSync(file).length - 20)
  })

  it('skips the torn line', async () => {
    expect(await storedNames()).toEqual(['whole'])
  })

  it('counts the torn line', async () => {
    expect((await (await openStore(file)).read()).damagedLines).toBe(1)
  })

  it('starts the next enquiry on a new line', async () => {
    await (await openStore(file)).append(trip('next'))
    expect(await storedNames()).toEqual(['whole', 'next'])
  })
})

it.each(['not json', '{}', '[]', '\0\0\0', '{"id":"1"}'])('skips the damaged line %j', async (line) => {
  const store = await openStore(file)
  await store.append(trip('before'))
  appendFileSync(file, `${line}\n`)
  await store.append(trip('after'))
  expect(await storedNames()).toEqual(['before', 'after'])
  expect((await store.read()).damagedLines).toBe(1)
})

it('starts a new file when it is deleted while open', async () => {
  const store = await openStore(file)
  await store.append(trip('gone'))
  rmSync(file)
  await store.append(trip('anew'))
  expect(await storedNames()).toEqual(['anew'])
})

it('recovers once writes succeed again', async () => {
  const store = await openStore(file)
  rmSync(dir, { recursive: true })
  await expect(store.append(trip('lost'))).rejects.toThrow('ENOENT')
  await openStore(file)
  await expect(store.append(trip('kept'))).resolves.toMatchObject({ params: { name: 'kept' } })
})

it('finishes pending writes before it closes', async () => {
  const store = await openStore(file)
  const appending = ['a', 'b', 'c'].map((name) => store.append(trip(name)))
  await store.close()
  expect(await storedNames()).toEqual(['a', 'b', 'c'])
  await Promise.all(appending)
})

it('rejects writes once it is closed', async () => {
  const store = await openStore(file)
  await store.close()
  await expect(store.append(trip('late'))).rejects.toThrow('closed')
})
