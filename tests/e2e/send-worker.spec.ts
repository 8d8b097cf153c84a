import { expect, type Page, test } from '@playwright/test'
import { SEND_WORKER } from '@/lib/enquiry/send-worker-messages'
import { enquiries, fillEnquiry, send } from './support/enquiries'
import { countWaiting } from './support/faults'
import { answerOk, answerStatus, dropConnection, stubProvider } from './support/provider'

test.skip(({ isMobile }) => isMobile, 'The same worker on every screen.')

/** The next page looks when its visitor has settled there, and every 2 s from then on. */
const LOOKED = { timeout: 20_000 }

/** Sends an enquiry by the worker and leaves its page before the answer. @returns the provider, which is then told to answer. */
async function leaveWhileSending(page: Page) {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  let answer = answerOk
  const provider = await stubProvider(page, (route) => held.then(() => answer(route)))
  const worker = page.context().waitForEvent('serviceworker')
  await page.goto(enquiries.contact.path)
  await fillEnquiry(page, enquiries.contact)
  expect((await worker).url()).toContain(SEND_WORKER)
  await page.waitForFunction(async () =>
    (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active),
  )
  await send(page, enquiries.contact)
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.goto('/privacy/')
  expect(await countWaiting(page)).toBe(1)
  return {
    provider,
    answerBy(next: typeof answer): void {
      answer = next
      provider.answer = answerOk
      answerNow()
    },
  }
}

test('an enquiry that arrives after its page was left is not sent again', async ({ page }) => {
  const { provider, answerBy } = await leaveWhileSending(page)
  answerBy(answerOk)
  await expect.poll(() => countWaiting(page), LOOKED).toBe(0)
  expect(provider.sent).toHaveLength(1)
})

for (const [what, answer] of Object.entries({ refused: answerStatus(500), 'cut off': dropConnection }))
  test(`an enquiry that is ${what} after its page was left is sent again at once, under its reference`, async ({
    page,
  }) => {
    const { provider, answerBy } = await leaveWhileSending(page)
    answerBy(answer)
    await expect.poll(() => countWaiting(page), LOOKED).toBe(0)
    const references = provider.sent.map(({ template_params }) => template_params.page_url?.split('#')[1])
    expect(references).toHaveLength(2)
    expect(new Set(references).size).toBe(1)
  })

test('nothing is left behind of an enquiry whose outcome its page has heard', async ({ page }) => {
  const provider = await stubProvider(page)
  await page.goto(enquiries.contact.path)
  await fillEnquiry(page, enquiries.contact)
  await send(page, enquiries.contact)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(enquiries.contact.sent)
  const noted = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().length
    })
  await expect.poll(noted).toBe(0)
  expect(provider.sent).toHaveLength(1)
})
