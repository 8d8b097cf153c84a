import { expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { vehicle, vehiclePath, escapeRegExp, messagePattern, messages } from './support/catalogue'
import { interpolate } from '@/lib/format/interpolate'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import { vehiclePictures } from '@/lib/images/pictures'
import { deferred } from './support/deferred'
import { answerOk, answerStatus, stubProvider } from './support/provider'
import { control, fillTrip, LATER, fixClock } from './support/trip'

const trip = { location: 'Saket', dateTime: `${LATER}T10:30`, name: 'Asha Verma', contact: '9876543210' }
const [front, side, rear] = messages.fleet.views as [string, string, string]
const send = (page: Page) => page.getByRole('button', { name: messages.enquiry.send }).click()

test.beforeEach(async ({ page }) => {
  await fixClock(page)
  await page.goto(vehiclePath)
})

test('a sent enquiry is announced in an alert and beside the form, and the form is reset', async ({
  page,
}) => {
  const provider = await stubProvider(page)
  const alerts = recordAlerts(page)
  await fillTrip(page, trip)
  await send(page)
  await expect(page.getByRole('status')).toHaveText(messages.enquiry.sent)
  expect(alerts).toEqual([messages.enquiry.sent])
  await expect(control(page, 'location')).toHaveValue('')
  expect(provider.sent.map(({ template_params }) => template_params.car_name)).toEqual([vehicle.name])
})

test('while sending, the button shows it and is disabled', { tag: '@desktop' }, async ({ page }) => {
  const answered = deferred()
  const provider = await stubProvider(page, (route) => answered.promise.then(() => answerOk(route)))
  recordAlerts(page)
  await fillTrip(page, trip)
  await send(page)
  await expect(page.getByRole('button', { name: messages.enquiry.sending })).toBeDisabled()
  answered.resolve()
  await expect(page.getByRole('button', { name: messages.enquiry.send })).toBeEnabled()
  expect(provider.sent).toHaveLength(1)
})

test(
  'a failed enquiry keeps its values, offers the same message by chat, and can be sent again',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page, answerStatus(500))
    const alerts = recordAlerts(page)
    await fillTrip(page, trip)
    await send(page)
    await expect(page.getByRole('status')).toHaveText(messages.enquiry.failed)
    expect(alerts).toEqual([])
    for (const [name, value] of Object.entries(trip)) await expect(control(page, name)).toHaveValue(value)
    const chat = await page
      .getByRole('main')
      .getByRole('link', { name: messages.common.whatsApp })
      .getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toContain(vehicle.name)
    expect(decodeURIComponent(chat ?? '')).toContain('Pickup: Saket')
    provider.answer = answerOk
    await send(page)
    await expect(page.getByRole('status')).toHaveText(messages.enquiry.sent)
  },
)

test(
  'an incomplete enquiry is not sent, and its first missing field gets the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await fillTrip(page, { ...trip, contact: '98765' })
    await send(page)
    await expect(control(page, 'contact')).toBeFocused()
    await expect(control(page, 'contact')).toHaveAttribute('aria-invalid', 'true')
    await control(page, 'dateTime').fill('')
    await send(page)
    await expect(control(page, 'dateTime')).toBeFocused()
    expect(alerts).toEqual([])
    expect(provider.sent).toEqual([])
  },
)

test('a thumbnail changes the main picture, by mouse and keyboard', { tag: '@desktop' }, async ({ page }) => {
  const main = page.getByRole('button', { name: messages.gallery.enlarge }).getByRole('img')
  await expect(main).toHaveAccessibleName(new RegExp(`${escapeRegExp(front)}$`))
  await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 2 }) }).click()
  await expect(main).toHaveAccessibleName(new RegExp(`${escapeRegExp(side)}$`))
  await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 3 }) }).focus()
  await page.keyboard.press('Enter')
  await expect(main).toHaveAccessibleName(new RegExp(`${escapeRegExp(rear)}$`))
})

test('the cabin is beside the seat plan, loaded lazily', { tag: '@desktop' }, async ({ page }) => {
  test.skip(vehiclePictures(vehicle).length === EXTERIOR_VIEWS, 'The vehicle has no picture of its cabin.')
  const cabin = page
    .getByRole('region', { name: messages.seatPlan.heading })
    .getByRole('img', { name: interpolate(messages.fleet.cabinIllustration, { vehicle: vehicle.name }) })
  await expect(cabin).toHaveAttribute('loading', 'lazy')
})

test('the lightbox opens in a dialog and returns the focus on close', { tag: '@phone' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: messages.gallery.enlarge })
  await opener.click()
  await expect(page.getByRole('dialog', { name: vehicle.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the two tabs follow the ARIA pattern', { tag: '@desktop' }, async ({ page }) => {
  const rental = page.getByRole('tab', { name: messages.vehicle.rentalDetails })
  await expect(rental).toHaveAttribute('aria-selected', 'true')
  await rental.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: messages.vehicle.vehicleDetails })).toBeFocused()
  await expect(
    page
      .getByRole('tabpanel', { name: messages.vehicle.vehicleDetails })
      .getByText(vehicle.specs.airConditioning),
  ).toBeVisible()
})

// Skipped on a phone, which has no hardware keyboard.
test('the vehicle’s questions open one at a time, by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const questions = page
    .getByRole('region', { name: interpolate(messages.vehicle.questions, { vehicle: vehicle.name }) })
    .locator('details')
  await questions.first().locator('summary').press('Enter')
  await expect(questions.first()).toHaveAttribute('open')
  await questions.nth(1).locator('summary').press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.first()).not.toHaveAttribute('open')
})
