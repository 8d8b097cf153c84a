import { listed, send, startSite, statusAndText, type TestSite } from './site-under-test'

const MANY = 1000

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

  it('a rejected request does not extend the wait', async () => {
    await send(site.origin)
    time += 999
    await send(site.origin)
    time += 1
    expect((await send(site.origin)).status).toBe(200)
  })

  it('sends CORS headers with the rejection', async () => {
    await send(site.origin)
    expect((await send(site.origin)).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('does not count preflights', async () => {
    await fetch(`${site.origin}/api/v1.0/email/send`, { method: 'OPTIONS' })
    expect((await send(site.origin)).status).toBe(200)
  })
})

it('stores a thousand concurrent requests', async () => {
  site = await startSite()
  const { origin } = site
  const sends = Array.from({ length: MANY }, (_, n) => send(origin, { template_params: { n } }))
  const answers = await Promise.all(sends.map(statusAndText))
  const stored = new Set((await listed(origin)).map(({ params }) => params.n))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(MANY)
  expect(stored.size).toBe(MANY)
}, 30_000)

it('answers 500 and keeps running when an enquiry cannot be stored', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fullDisk = {
    append: () => Promise.reject(new Error('disk full')),
    read: async () => ({ enquiries: [], damagedLines: 0 }),
    close: async () => undefined,
  }
  site = await startSite({}, { store: fullDisk })
  expect(await statusAndText(send(site.origin))).toEqual([500, 'Internal Server Error'])
  complaint.mockRestore()
})
