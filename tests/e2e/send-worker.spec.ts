import { expect, type Page, test } from '@playwright/test'
import { deferred } from './support/deferred'
import { enquiries, fillEnquiry, send } from './support/enquiries'
import { countQueued } from './support/faults'
import { answerOk, answerStatus, dropConnection, stubProvider } from './support/provider'
import { localTrip, fixClock, searchFor } from './support/trip'

const countNoted = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().length
  })

/** Whether the page or the worker made the last request to the provider. */
function watchSender(page: Page) {
  const senders: ('page' | 'worker')[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/email/send')) senders.push(request.serviceWorker() ? 'worker' : 'page')
  })
  return senders
}

test('a form that is left before the answer is sent once', async ({ page }) => {
  const decided = deferred()
  const provider = await stubProvider(page, (route) => decided.promise.then(() => answerOk(route)))
  const senders = watchSender(page)
  await page.goto(enquiries.contact.path)
  await fillEnquiry(page, enquiries.contact)
  await send(page, enquiries.contact)
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.goto('/gallery/')
  expect(await countQueued(page)).toBe(1)
  decided.resolve()
  await expect.poll(() => countQueued(page)).toBe(0)
  expect(provider.sent).toHaveLength(1)
  expect(senders).toEqual(['worker'])
})

test('a background retry that is cut off after its page was left is repeated under its reference, which alone stays in storage', async ({
  page,
}) => {
  const provider = await stubProvider(page, answerStatus(500))
  const senders = watchSender(page)
  await fixClock(page)
  await page.goto('/')
  await searchFor(page, localTrip)
  await expect.poll(() => provider.sent.length).toBe(1)
  const decided = deferred()
  provider.answer = (route) => decided.promise.then(() => dropConnection(route))
  await page.goto('/our-fleet/')
  await expect.poll(() => provider.sent.length).toBe(2)
  expect(senders).toEqual(['worker', 'worker'])
  await page.goto('/privacy/')
  expect(await countQueued(page)).toBe(1)
  provider.answer = answerOk
  decided.resolve()
  await expect.poll(() => countQueued(page)).toBe(0)
  const references = provider.sent.map(({ template_params }) => template_params.page_url?.split('#')[1])
  expect(references).toHaveLength(3)
  expect(new Set(references).size).toBe(1)
  await expect.poll(() => countNoted(page)).toBe(1)
})
