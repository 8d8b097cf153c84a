import { init, send } from '@emailjs/browser'

import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'

import { listed, startSite, type TestSite } from './site-under-test'

const SERVICE = LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID
const CONTACT = LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  // The SDK reads location for its own rate limit, which is off here.
  Object.defineProperty(globalThis, 'location', { value: { pathname: '/' }, configurable: true })
  init({ publicKey: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY }, site.origin)
})
afterAll(() => site.close())

it('accepts requests of the provider’s SDK', async () => {
  await send(SERVICE, CONTACT, { name: 'Asha', wantsNews: true, cars: 2 })
  const [newest] = await listed(site.origin)
  expect(newest).toMatchObject({
    templateName: 'contact',
    params: { name: 'Asha', wantsNews: true, cars: 2 },
  })
})

it('an accepted request resolves with 200 OK in the provider’s SDK', async () => {
  await expect(send(SERVICE, CONTACT)).resolves.toEqual({ status: 200, text: 'OK' })
})

it('a rejected request rejects with status and text in the provider’s SDK', async () => {
  const text = expect.stringContaining('template_id')
  await expect(send(SERVICE, 'template_other')).rejects.toEqual({ status: 400, text })
})
