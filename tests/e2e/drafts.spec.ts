import { expect, type Locator, type Page, test } from '@playwright/test'
import { DRAFT_PREFIX } from '@/lib/form/early-input'
import { recordAlerts } from './support/alerts'
import { enquiries, expectKept, fillEnquiry, main, send } from './support/enquiries'
import { breakForms, delayScripts, waitForIslands } from './support/faults'
import { stubProvider } from './support/provider'
import { control, fillTrip, localTrip, outstationTrip, fixClock, searchFor } from './support/trip'
import { messages } from './support/catalogue'

test.beforeEach(({ page }) => fixClock(page))

const { vehicle } = enquiries
const countDrafts = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)).length,
    DRAFT_PREFIX,
  )
const outstation = (page: Page) => page.getByRole('tab', { name: messages.trip.outstation })

async function expectTrip(within: Page | Locator, trip: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(trip)) await expect(control(within, name)).toHaveValue(value)
}

// faults-browser has the contact form's over a reload.
test('a form keeps its draft over reload, navigation and back, until it is sent', async ({ page }) => {
  await stubProvider(page)
  recordAlerts(page)
  await page.goto(vehicle.path)
  await fillEnquiry(page, vehicle)
  await page.reload()
  await expectKept(page, vehicle)
  await page.goto('/privacy/')
  await page.goto(vehicle.path)
  await expectKept(page, vehicle)
  await page.goto('/privacy/')
  await page.goBack()
  await expectKept(page, vehicle)
  await send(page, vehicle)
  await expect(main(page).getByRole('status')).toHaveText(vehicle.sent)
  expect(await countDrafts(page)).toBe(0)
  await page.reload()
  await expect(control(main(page), 'name')).toHaveValue('')
})

test('a form keeps its draft over a crash of the page', async ({ page }) => {
  await breakForms(page)
  await page.goto(vehicle.path, { waitUntil: 'domcontentloaded' })
  await fillEnquiry(page, vehicle)
  await waitForIslands(page)
  await control(main(page), 'name').fill('Asha Rao')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForIslands(page)
  await expect(control(main(page), 'name')).toHaveValue('Asha Rao')
  await page.unrouteAll()
  await page.reload()
  await expectTrip(main(page), { ...vehicle.typed, name: 'Asha Rao' })
})

test('the home search restores its tab and places after a reload, a place that went to the other tab too, and after a search without the back/forward cache', async ({
  page,
}) => {
  const provider = await stubProvider(page)
  const local = page.getByRole('tab', { name: messages.trip.local })
  await page.goto('/')
  await waitForIslands(page)
  await outstation(page).click()
  await page.reload()
  await expect(outstation(page)).toHaveAttribute('aria-selected', 'true')
  await local.click()
  await control(page, 'location').fill('Saket')
  await outstation(page).click()
  await expectTrip(page, { from: 'Saket', location: '' })
  await local.click()
  await expectTrip(page, { from: '', location: 'Saket' })
  await outstation(page).click()
  await fillTrip(page, outstationTrip)
  await page.reload()
  await expect(outstation(page)).toHaveAttribute('aria-selected', 'true')
  await expectTrip(page, outstationTrip)
  await searchFor(page, outstationTrip)
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.goBack()
  await expect(outstation(page)).toHaveAttribute('aria-selected', 'true')
  await expectTrip(page, outstationTrip)
  expect(provider.sent).toHaveLength(1)
  expect(await countDrafts(page)).toBe(0)
})

test('what is changed before the scripts loaded, and after, stands in the offers form after a reload, at its URL alone', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto(`/car-offers/?${new URLSearchParams(localTrip).toString()}`)
  await control(page, 'location').fill('Rohini')
  await page.reload()
  await expectTrip(page, { ...localTrip, location: 'Rohini' })
  release()
  await control(page, 'name').press('End')
  await page.keyboard.type(' Rao')
  await page.reload()
  await expectTrip(page, { ...localTrip, location: 'Rohini', name: `${localTrip.name} Rao` })
  await page.goto(`/car-offers/?location=Dwarka`)
  await expectTrip(page, { location: 'Dwarka', name: '' })
})
