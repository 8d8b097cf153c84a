import { expect, type Page, type Route, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { deferred } from './support/deferred'
import { enquiries, type Enquiry, expectKept, fillEnquiry, main, send } from './support/enquiries'
import { countQueued, recordExceptions, waitForIslands } from './support/faults'
import { answerOk, answerStatus, dropConnection, stubProvider } from './support/provider'
import { control, fillTrip, localTrip, NOW, fixClock } from './support/trip'
import { messages } from './support/catalogue'

/** When the form says that sending takes long, and when the request times out, in milliseconds. */
const SLOW = 15_000
const LIMIT = 45_000
const never = () => new Promise<void>(() => undefined)

/** Failures of the provider. unit/enquiry/post-mail and send have each status: to a form all but 200 are one. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'refuses it': answerStatus(429),
  'drops the connection': dropConnection,
  'answers garbage': (route) =>
    route.fulfill({ status: 502, body: Buffer.from([0, 255, 254, 1]), contentType: 'image/png' }),
}

/** Sends an enquiry, with a fake clock, to a provider that answers only when `answerNow` is called. */
async function sendUnanswered(page: Page, enquiry: Enquiry) {
  await page.clock.install({ time: NOW })
  const alerts = recordAlerts(page)
  const answered = deferred()
  const provider = await stubProvider(page, (route) => answered.promise.then(() => answerOk(route)))
  await page.goto(enquiry.path)
  await waitForIslands(page)
  await fillEnquiry(page, enquiry)
  await send(page, enquiry)
  await expect.poll(() => provider.sent.length).toBe(1)
  return { alerts, provider, answerNow: answered.resolve }
}

const { contact, vehicle } = enquiries

// The vendor form is built as the contact form.
for (const [kind, enquiry] of Object.entries({ contact, vehicle }))
  test(`${kind}: the provider fails: each failure is announced, the form is kept, and sending again makes one enquiry`, async ({
    page,
    context,
  }) => {
    await fixClock(page)
    const exceptions = recordExceptions(page)
    const alerts = recordAlerts(page)
    const provider = await stubProvider(page)
    await page.goto(enquiry.path)
    await fillEnquiry(page, enquiry)
    const attempt = async (fault: string, requests = 0) => {
      await send(page, enquiry)
      // What follows holds from the attempt before, until this one is under way.
      await expect.poll(() => provider.sent.length, fault).toBeGreaterThanOrEqual(requests)
      await expect(main(page).getByRole('button', { name: enquiry.button }), fault).toBeEnabled()
      await expect(main(page).getByRole('status'), fault).toHaveText(enquiry.failed)
      await expect.poll(() => alerts, fault).toEqual(enquiry.failureAlerts ? [enquiry.failed] : [])
      await expectKept(page, enquiry)
      await expect(main(page).getByRole('link', { name: messages.common.whatsApp })).toHaveAttribute(
        'href',
        /Asha/,
      )
      alerts.length = 0
    }
    for (const [fault, answer] of Object.entries(faults)) {
      provider.answer = answer
      await attempt(fault, 1)
      expect(provider.sent.splice(0), fault).toHaveLength(1)
    }
    await context.setOffline(true)
    await attempt('is out of reach: the visitor is offline')
    await context.setOffline(false)
    provider.sent.length = 0
    provider.answer = answerOk
    await send(page, enquiry)
    await expect(main(page).getByRole('status')).toHaveText(enquiry.sent)
    await expect.poll(() => alerts).toEqual([enquiry.sent])
    expect(provider.sent).toHaveLength(1)
    expect(exceptions).toEqual([])
  })

test('the provider does not answer: alternatives are offered after 15 s, and the request times out after 45 s', async ({
  page,
}) => {
  const enquiry = vehicle
  const { alerts, provider, answerNow } = await sendUnanswered(page, enquiry)
  await expect(main(page).getByRole('button', { name: messages.enquiry.sending })).toBeDisabled()
  await page.clock.fastForward(SLOW)
  await expect(main(page).getByRole('status')).toContainText(messages.enquiry.slow)
  await expect(main(page).getByRole('link', { name: messages.common.whatsApp })).toHaveAttribute(
    'href',
    /Asha/,
  )
  await expect(main(page).getByRole('button', { name: messages.enquiry.sending })).toBeDisabled()
  expect(alerts).toEqual([])
  await page.clock.fastForward(LIMIT - SLOW)
  await expect(main(page).getByRole('status')).toHaveText(enquiry.failed)
  answerNow()
  await page.clock.runFor(1000)
  await expectKept(page, enquiry)
  await expect(main(page).getByRole('status')).toHaveText(enquiry.failed)
  expect(alerts).toEqual([])
  expect(provider.sent).toHaveLength(1)
})

test.describe('home search: the provider', () => {
  const SENT = messages.enquiry.sent
  test.beforeEach(async ({ page }) => {
    await fixClock(page)
    await page.goto('/')
    await fillTrip(page, localTrip)
  })

  // send.test has the kinds of fault; to a search they are one.
  test('drops the connection: no error is shown, the next form has the trip, and a retry sends it once', async ({
    page,
  }) => {
    const exceptions = recordExceptions(page)
    const alerts = recordAlerts(page)
    const provider = await stubProvider(page, dropConnection)
    await page.getByRole('button', { name: messages.trip.search }).click()
    await page.waitForURL('**/car-offers/?*')
    await expect.poll(() => provider.sent.length).toBe(1)
    for (const [name, value] of Object.entries(localTrip))
      await expect(control(page, name)).toHaveValue(value)
    await expect(page.getByText(SENT)).toHaveCount(0)
    // The attempt has ended once the enquiry is in the outbox again.
    await expect.poll(() => countQueued(page)).toBe(1)
    provider.answer = answerOk
    await page.goto('/privacy/')
    await expect.poll(() => provider.sent.length).toBe(2)
    await expect.poll(() => countQueued(page)).toBe(0)
    expect(alerts).toEqual([])
    expect(exceptions).toEqual([])
  })

  // The worker's unit tests have what it does once its own request has ended, after 45 s.
  test('does not answer: navigation continues after 4 s, and the enquiry stays in the outbox', async ({
    page,
  }) => {
    const provider = await stubProvider(page, never)
    await page.getByRole('button', { name: messages.trip.search }).click()
    await page.waitForURL('**/car-offers/?*')
    await expect.poll(() => provider.sent.length).toBe(1)
    await page.goto('/privacy/')
    await waitForIslands(page)
    expect(await countQueued(page)).toBe(1)
    expect(provider.sent).toHaveLength(1)
  })
})
