import { expect, test } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { messages, offersHeadline } from './support/catalogue'
import { countQueued } from './support/faults'
import { answerOk, answerStatus, stubProvider } from './support/provider'
import { localTrip, fixClock, search, searchFor } from './support/trip'

const SENT = messages.enquiry.sent

test.beforeEach(async ({ page }) => {
  await fixClock(page)
  await page.goto('/')
})

test('on a phone the offers dialog confirms the enquiry, and stays closed once it was closed', async ({
  page,
}) => {
  const provider = await stubProvider(page)
  await searchFor(page, localTrip)
  const dialog = page.getByRole('dialog', { name: offersHeadline })
  await expect(dialog.getByText(SENT)).toBeVisible()
  const reference = provider.sent[0]?.template_params.page_url?.split('#ref-')[1] ?? ''
  await expect(dialog.getByText(interpolate(messages.enquiry.reference, { reference }))).toBeVisible()
  await dialog.getByRole('button', { name: messages.common.close }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText(SENT).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/privacy/')
  await page.goBack()
  await expect(page.getByText(SENT).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  // The same trip again is another search, and the same enquiry.
  await page.getByText(messages.trip.again).click()
  await search(page)
  await expect(dialog.getByText(SENT)).toBeVisible()
  expect(provider.sent).toHaveLength(1)
})

test('two open tabs send a queued enquiry once', async ({ page, context }) => {
  const provider = await stubProvider(page, answerStatus(500))
  await searchFor(page, localTrip)
  await expect.poll(() => provider.sent.length).toBe(1)
  provider.answer = async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await answerOk(route)
  }
  const tabs = [await context.newPage(), await context.newPage()]
  await page.close()
  await Promise.all(tabs.map((tab) => fixClock(tab).then(() => tab.goto('/privacy/'))))
  await expect.poll(() => provider.sent.length).toBe(2)
  // Nothing is left that could be sent again.
  await expect.poll(() => countQueued(tabs[0]!)).toBe(0)
  expect(provider.sent).toHaveLength(2)
})
