import { send, startSite, statusAndText, type TestSite } from './site-under-test'

let site: TestSite
afterEach(() => site.close())

describe('with the limit of one send a second', () => {
  let time = 0
  beforeEach(async () => {
    time = 50_000
    site = await startSite({}, { spacingMs: 1000, now: () => time })
  })

  it('rejects a second request within the second', async () => {
    await send(site.origin)
    time += 999
    expect(await statusAndText(send(site.origin))).toEqual([429, 'Too Many Requests'])
  })

  it('accepts a second request after a second', async () => {
    await send(site.origin)
    time += 1000
    expect((await send(site.origin)).status).toBe(200)
  })
})

it('answers 500 and keeps running when an enquiry cannot be stored', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fullDisk = {
    append: () => {
      throw new Error('disk full')
    },
    read: () => ({ enquiries: [], damagedLines: 0 }),
  }
  site = await startSite({}, { store: fullDisk })
  expect(await statusAndText(send(site.origin))).toEqual([500, 'Internal Server Error'])
  complaint.mockRestore()
})
