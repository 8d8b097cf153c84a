import { expect, test } from '@playwright/test'
import { vehicle, vehiclePath, messagePattern, messages } from './support/catalogue'
import { interpolate } from '@/lib/format/interpolate'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import { vehiclePictures } from '@/lib/images/pictures'

const [front, side, rear] = messages.fleet.views as [string, string, string]
const pictureFrom = (view: string) =>
  interpolate(messages.fleet[vehicle.pictures], { vehicle: vehicle.name, view })

test.beforeEach(({ page }) => page.goto(vehiclePath))

// Its enquiry is in incomplete, faults-provider and unit/components/enquiry, its large pictures in vehicle-seats.
test('a thumbnail changes the main picture, by mouse and keyboard', { tag: '@desktop' }, async ({ page }) => {
  const main = page.getByRole('button', { name: messages.gallery.enlarge }).getByRole('img')
  await expect(main).toHaveAccessibleName(pictureFrom(front))
  await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 2 }) }).click()
  await expect(main).toHaveAccessibleName(pictureFrom(side))
  await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 3 }) }).focus()
  await page.keyboard.press('Enter')
  await expect(main).toHaveAccessibleName(pictureFrom(rear))
})

test('has the texts and lists of S5.8', { tag: '@desktop' }, async ({ page }) => {
  const { introText, rentalIntroText, rentalClosingParagraph, rentalDetails } = vehicle
  const lists = rentalDetails.flatMap(({ title, items }) => [title, items[0]!])
  for (const text of [introText, rentalIntroText, ...lists, rentalClosingParagraph])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
})

test(
  'its two tabs follow the arrow keys, and its cabin is loaded lazily',
  { tag: '@desktop' },
  async ({ page }) => {
    const rental = page.getByRole('tab', { name: messages.vehicle.rentalDetails })
    await expect(rental).toHaveAttribute('aria-selected', 'true')
    await rental.press('ArrowRight')
    const details = page.getByRole('tabpanel', { name: messages.vehicle.vehicleDetails })
    for (const text of [vehicle.specs.airConditioning, vehicle.vehicleParagraph])
      await expect(details.getByText(text)).toBeVisible()
    test.skip(vehiclePictures(vehicle).length === EXTERIOR_VIEWS, 'The vehicle has no picture of its cabin.')
    const cabin = page
      .getByRole('region', { name: messages.seatPlan.heading })
      .getByRole('img', { name: interpolate(messages.fleet.cabinIllustration, { vehicle: vehicle.name }) })
    await expect(cabin).toHaveAttribute('loading', 'lazy')
  },
)
