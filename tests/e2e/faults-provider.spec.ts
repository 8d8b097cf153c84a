import { expect, type Page, type Route, test } from '@playwright/test'
import { keepAlerts } from './support/alerts'
import { enquiries, type Enquiry, expectKept, fillEnquiry, main, send } from './support/enquiries'
import { countWaiting, keepExceptions, keepState } from './support/faults'
import { answerOk, answerStatus, dropConnection, stubProvider } from './support/provider'
import { control, fillTrip, localTrip, NOW, stopClock } from './support/trip'

/** When a visitor is told that it takes long, and when it is given up, in milliseconds. */
const SLOW = 15_000
const LIMIT = 45_000
const never = () => new Promise<void>(() => undefined)

/** What the provider may do instead of taking an enquiry. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  ...Object.fromEntries(
    [400, 403, 412, 429, 451, 500].map((status) => [`answers ${status}`, answerStatus(status)]),
  ),
  'drops the connection': dropConnection,
  'is not found': (route) => route.abort('namenotresolved'),
  'answers 502 with a page': (route) =>
    route.fulfill({ status: 502, body: '<!doctype html><h1>Bad gateway' }),
  'answers garbage': (route) =>
    route.fulfill({ status: 500, body: Buffer.from([0, 255, 254, 1]), contentType: 'image/png' }),
}

test.skip(({ isMobile }) => isMobile, 'The same answers on every screen.')

/** Sends an enquiry, under a clock of its own, to a provider that answers when it is told to. */
async function sendUnanswered(page: Page, enquiry: Enquiry) {
  const until = await keepState(page)
  await page.clock.install({ time: NOW })
  const alerts = keepAlerts(page)
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  const provider = await stubProvider(page, (route) => held.then(() => answerOk(route)))
  await page.goto(enquiry.path)
  await until('ready')
  await fillEnquiry(page, enquiry)
  await send(page, enquiry)
  await expect.poll(() => provider.sent.length).toBe(1)
  return { alerts, provider, answerNow }
}

for (const [kind, enquiry] of Object.entries(enquiries))
  test.describe(`${kind}: the provider`, () => {
    test(`fails in every way: each failure is announced, the form is kept, and sending again makes one enquiry`, async ({
      page,
      context,
    }) => {
      await stopClock(page)
      const exceptions = keepExceptions(page)
      const alerts = keepAlerts(page)
      const provider = await stubProvider(page)
      await page.goto(enquiry.path)
      await fillEnquiry(page, enquiry)
      const attempt = async (fault: string) => {
        await send(page, enquiry)
        await expect(main(page).getByRole('button', { name: enquiry.button }), fault).toBeEnabled()
        await expect(main(page).getByRole('status'), fault).toHaveText(enquiry.failed)
        await expect.poll(() => alerts, fault).toEqual(enquiry.failureAlerts ? [enquiry.failed] : [])
        await expectKept(page, enquiry)
        await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Asha/)
        alerts.length = 0
      }
      for (const [fault, answer] of Object.entries(faults)) {
        provider.answer = answer
        await attempt(fault)
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

    test('does not answer: alternatives are offered after 15 s, and the request times out after 45 s', async ({
      page,
    }) => {
      const { alerts, provider, answerNow } = await sendUnanswered(page, enquiry)
      await expect(main(page).getByRole('button', { name: 'Sending…' })).toBeDisabled()
      await page.clock.fastForward(SLOW)
      await expect(main(page).getByRole('status')).toHaveText(/^This is taking longer than usual/)
      await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Asha/)
      await expect(main(page).getByRole('button', { name: 'Sending…' })).toBeDisabled()
      expect(alerts).toEqual([])
      await page.clock.fastForward(LIMIT - SLOW)
      await expect(main(page).getByRole('status')).toHaveText(enquiry.failed)
      answerNow()
      await page.clock.runFor(1000)
      await expectKept(page, enquiry)
      await expect(main(page).getByRole('status')).toHaveText(enquiry.failed)
      expect(alerts).toEqual(enquiry.failureAlerts ? [enquiry.failed] : [])
      expect(provider.sent).toHaveLength(1)
    })

    test('answers after 15 s: success is announced', async ({ page }) => {
      const { alerts, provider, answerNow } = await sendUnanswered(page, enquiry)
      await page.clock.fastForward(2 * SLOW)
      answerNow()
      await expect(main(page).getByRole('status')).toHaveText(enquiry.sent)
      await expect.poll(() => alerts).toEqual([enquiry.sent])
      expect(provider.sent).toHaveLength(1)
    })

    test('does not answer, and the page is left: the next page retries', async ({ page }) => {
      const provider = await stubProvider(page, never)
      keepAlerts(page)
      await page.clock.install({ time: NOW })
      await page.goto(enquiry.path)
      await fillEnquiry(page, enquiry)
      await page.clock.runFor(3000)
      await send(page, enquiry)
      await expect.poll(() => provider.sent.length).toBe(1)
      provider.answer = answerOk
      await page.goto('/privacy/')
      const until = await keepState(page)
      await page.reload()
      await until('ready')
      await expect(async () => {
        await page.clock.runFor(30_000)
        expect(provider.sent).toHaveLength(2)
      }).toPass()
      expect(provider.sent[1]).toEqual(provider.sent[0])
      await expect.poll(() => countWaiting(page)).toBe(0)
    })
  })

test.describe('home search: the provider', () => {
  const SENT = 'Enquiry sent! We’ll contact you shortly.'
  test.beforeEach(async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await fillTrip(page, localTrip)
  })

  // One of each kind that the search distinguishes; the forms above are tried with all of them, and the kinds by send.test.
  const kinds = ['answers 412', 'answers 429', 'answers 500', 'drops the connection', 'answers garbage']
  for (const [fault, answer] of Object.entries(faults).filter(([name]) => kinds.includes(name)))
    test(`${fault}: no error is shown, the next form has the trip, and a retry sends it once`, async ({
      page,
    }) => {
      const exceptions = keepExceptions(page)
      const alerts = keepAlerts(page)
      const provider = await stubProvider(page, answer)
      await page.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL('**/car-offers/?*')
      await expect.poll(() => provider.sent.length).toBe(1)
      for (const [name, value] of Object.entries(localTrip))
        await expect(control(page, name)).toHaveValue(value)
      await expect(page.getByText(SENT)).toHaveCount(0)
      // The attempt has come to its end when the enquiry lies in the outbox again.
      await expect.poll(() => countWaiting(page)).toBe(1)
      provider.answer = answerOk
      await page.goto('/privacy/')
      await expect.poll(() => provider.sent.length, { timeout: 20_000 }).toBe(2)
      await expect.poll(() => countWaiting(page)).toBe(0)
      expect(alerts).toEqual([])
      expect(exceptions).toEqual([])
    })

  test('does not answer: navigation continues after 4 s, and the enquiry is retried once the request has ended', async ({
    page,
  }) => {
    const provider = await stubProvider(page, never)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/car-offers/?*')
    await expect.poll(() => provider.sent.length).toBe(1)
    const until = await keepState(page)
    await page.goto('/privacy/')
    await until('ready')
    expect(await countWaiting(page)).toBe(1)
    provider.answer = answerOk
    // The clock stands still, and with it the lease of the page that was left; a minute later it has ended.
    await page.clock.setFixedTime(new Date(NOW.getTime() + 60_000))
    await page.goto('/terms-condition/')
    await page.clock.setFixedTime(new Date(NOW.getTime() + 60_000))
    await expect.poll(() => provider.sent.length, { timeout: 20_000 }).toBe(2)
    expect(provider.sent[1]).toEqual(provider.sent[0])
    await expect.poll(() => countWaiting(page)).toBe(0)
  })
})
