import { request } from 'node:http'
import { BODY_LIMIT_BYTES } from '@/tools/inbox/http'
import { listed, post, send, startSite, statusAndText, type TestSite, validSend } from './site-under-test'

describe('the send endpoint', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  describe('a send that is accepted', () => {
    it('is answered 200 OK in plain text', async () => {
      const response = await send(site.origin)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await statusAndText(response)).toEqual([200, 'OK'])
    })

    it('is listed with its template, parameters and origin', async () => {
      await send(site.origin, { template_params: { name: 'देव' } }, { Origin: 'https://example.com' })
      const [newest] = await listed(site.origin)
      expect(newest).toMatchObject({
        templateName: 'trip',
        params: { name: 'देव' },
        origin: 'https://example.com',
      })
    })

    it('is stored before the response', async () => {
      await send(site.origin, { template_params: { name: 'Stored first' } })
      const { enquiries } = site.store.read()
      expect(enquiries.at(-1)?.params).toEqual({ name: 'Stored first' })
    })
  })

  describe('a malformed send', () => {
    it.each(['', 'not json', '{"user_id":', '[]', 'null', '"text"', '7'])('is rejected: %s', async (body) => {
      expect((await post(site.origin, body)).status).toBe(400)
    })

    it.each([[['a list']], ['a text'], [null], [{ nested: { deep: 1 } }], [{ list: [1] }]])(
      'is rejected when its params are not an object of primitive values: %j',
      async (template_params) => {
        expect((await send(site.origin, { template_params })).status).toBe(400)
      },
    )
  })

  describe('a refused send', () => {
    it.each([
      { user_id: undefined },
      { user_id: 'someone-else' },
      { service_id: 'service_other' },
      { template_id: 'constructor' },
    ])('names what is missing or unknown: %j', async (changes) => {
      const [status, text] = await statusAndText(send(site.origin, changes))
      expect([status, text]).toEqual([400, expect.stringContaining(Object.keys(changes)[0]!)])
    })
  })

  it('stores nothing of a rejected request', async () => {
    const before = (await listed(site.origin)).length
    await send(site.origin, { template_id: 'template_other' })
    expect(await listed(site.origin)).toHaveLength(before)
  })

  describe('a browser of another origin', () => {
    it('gets the allowed methods and headers by preflight', async () => {
      const response = await fetch(`${site.origin}/api/v1.0/email/send`, { method: 'OPTIONS' })
      expect(response.status).toBe(204)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
    })

    it('may read an error response', async () => {
      expect((await post(site.origin, '')).headers.get('access-control-allow-origin')).toBe('*')
    })
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is answered 405 for %s', async (method) => {
    const response = await fetch(`${site.origin}/api/v1.0/email/send`, { method })
    expect(await statusAndText(response)).toEqual([405, 'Method Not Allowed'])
  })

  describe('a large body', () => {
    const sendOfSize = (bytes: number) => {
      const empty = JSON.stringify({ ...validSend, template_params: { name: '' } })
      return { template_params: { name: 'x'.repeat(bytes - empty.length) } }
    }

    it('is accepted up to one megabyte', async () => {
      expect((await send(site.origin, sendOfSize(BODY_LIMIT_BYTES))).status).toBe(200)
    })

    it('is rejected with 413 from one byte more', async () => {
      const response = send(site.origin, sendOfSize(BODY_LIMIT_BYTES + 1))
      expect(await statusAndText(response)).toEqual([413, 'Payload Too Large'])
    })

    it('of unknown length is rejected before its end', async () => {
      const status = await new Promise((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json' }
        const sending = request(`${site.origin}/api/v1.0/email/send`, { method: 'POST', headers })
        sending.on('response', (response) => resolve(response.statusCode)).on('error', reject)
        sending.write('x'.repeat(BODY_LIMIT_BYTES + 1))
      })
      expect(status).toBe(413)
    })
  })

  it('does not crash the server when its client disconnects in the middle', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 100 }
    const sending = request(`${site.origin}/api/v1.0/email/send`, { method: 'POST', headers })
    sending.on('error', () => undefined)
    await new Promise((resolve) => sending.write('{', resolve))
    sending.destroy()
    expect((await send(site.origin)).status).toBe(200)
  })
})

describe('its limits', () => {
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
})
