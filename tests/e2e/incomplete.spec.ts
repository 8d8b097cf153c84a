import { expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { messages, offersHeadline } from './support/catalogue'
import { breakStorage } from './support/faults'
import { stubProvider } from './support/provider'
import { control, localTrip, outstationTrip, fixClock, search, searchFor } from './support/trip'

const { needed } = messages.trip
const { toForm } = messages.offers

type Typed = Record<string, string>

const line = (page: Page, text: string) =>
  page.getByRole('form', { name: messages.trip.label }).getByRole('status').filter({ hasText: text })

async function expectMissing(page: Page, gap: string): Promise<void> {
  await expect(control(page, gap)).toBeFocused()
  await expect(control(page, gap)).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, gap)).toBeInViewport()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  expect(await control(page, gap).evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid')
}

async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(value)
}

/** On a phone the offers are a dialog over the form, and list the missing values. */
async function closeOffers(page: Page, says: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: offersHeadline })
  await expect(dialog.getByRole('status').filter({ hasText: says })).toBeVisible()
  await dialog.getByRole('button', { name: toForm }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(({ page }) => fixClock(page))

// unit/trip/needed has every way in which a search with a place may be incomplete.
test('an incomplete search leads to the offers form with the typed values, focuses the missing field and shows a hint', async ({
  page,
}) => {
  const provider = await stubProvider(page)
  const alerts = recordAlerts(page)
  const typed = { ...outstationTrip, destination: '' }
  await page.goto('/')
  await page.getByRole('tab', { name: messages.trip.outstation }).click()
  await searchFor(page, typed)
  await closeOffers(page, needed.destination)
  await expectMissing(page, 'destination')
  await expectTyped(page, typed)
  await expect(line(page, needed.destination)).toBeVisible()
  expect([provider.sent, alerts]).toEqual([[], []])
  await page.reload()
  // Once closed, the offers do not reopen.
  await expectMissing(page, 'destination')
  await expectTyped(page, typed)
})

test('a reopened dialog returns the focus to its button', async ({ page }) => {
  await page.goto(`/car-offers/?location=Saket`)
  await closeOffers(page, needed.date)
  await expectMissing(page, 'date')
  await page.getByRole('button', { name: messages.offers.open }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: messages.offers.open })).toBeFocused()
})

test('without storage the valid values are shown, and a search on the page clears nothing', async ({
  page,
}) => {
  await breakStorage(page, 'forbidden')
  await page.goto('/')
  await searchFor(page, { ...localTrip, contact: '98765' })
  await closeOffers(page, needed.contact)
  await expectMissing(page, 'contact')
  await control(page, 'contact').fill('9876')
  await search(page)
  await expect(line(page, needed.contactShort)).toBeVisible()
  await expectTyped(page, { ...localTrip, contact: '9876' })
})
