import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { startSite, type TestSite } from './site-under-test'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const validSend = {
  lib_version: '4.4.1',
  user_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  service_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP,
  template_params: { name: 'Asha', contact: '9876543210' },
}

/** Posts a body to the send endpoint: a string unchanged, anything else as JSON. */
function post(origin: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Posts a valid send with some of its fields changed. */
function send(origin: string, changes: object = {}) {
  return post(origin, { ...validSend, ...changes })
}

const statusAndText = async (answer: Response) => [answer.status, await answer.text()]

it('stores a send before it answers 200 OK, and lists it with template and parameters', async () => {
  const params = { name: 'देव' }
  const sent = await send(site.origin, { template_params: params })
  expect(await statusAndText(sent)).toEqual([200, 'OK'])
  expect(site.store.read().at(-1)?.params).toEqual(params)
  const [newest] = await (await fetch(`${site.origin}/__inbox.json`)).json()
  expect(newest).toMatchObject({ templateName: 'trip', params })
})

it.each(['', '{"user_id":', '[]', 'null'])('rejects a send that is malformed: %s', async (body) => {
  expect((await post(site.origin, body)).status).toBe(400)
})

it.each([
  { user_id: undefined },
  { user_id: 'someone-else' },
  { service_id: 'service_other' },
  { template_id: 'constructor' },
  { template_params: { list: [1] } },
])('names what is missing or unknown in a send, and stores nothing of it: %j', async (changes) => {
  const before = site.store.read().length
  const [status, text] = await statusAndText(await send(site.origin, changes))
  expect([status, text]).toEqual([400, expect.stringContaining(Object.keys(changes)[0]!)])
  expect(site.store.read()).toHaveLength(before)
})
