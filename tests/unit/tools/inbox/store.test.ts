import { readFileSync, rmSync, truncateSync } from 'node:fs'
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

const storedNames = () =>
  openStore(file)
    .read()
    .map(({ params }) => params.name)

it('writes one line of JSON for an enquiry, with an id and a timestamp', () => {
  const enquiry = openStore(file).append(trip('Two\nlines'))
  expect(readFileSync(file, 'utf8').trim()).toBe(JSON.stringify(enquiry))
  expect(enquiry).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

it('skips a line that a crash has torn, and starts the next enquiry on a new line', () => {
  const store = openStore(file)
  store.append(trip('whole'))
  store.append(trip('torn'))
  truncateSync(file, readFileSync(file).length - 20)
  expect(storedNames()).toEqual(['whole'])
  openStore(file).append(trip('next'))
  expect(storedNames()).toEqual(['whole', 'next'])
})
