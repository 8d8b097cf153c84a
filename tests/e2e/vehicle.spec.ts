import { expect, test } from '@playwright/test'
import { vehicle, vehiclePath, messages } from './support/catalogue'
import { interpolate } from '@/lib/format/interpolate'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import { vehiclePictures } from '@/lib/images/pictures'

// Its enquiry is in incomplete, faults-provider and unit/components/enquiry, its thumbnails in unit/components/fleet, its
// large pictures in vehicle-seats.
test('has the texts and lists of S5.8, two tabs that follow the arrow keys, and a cabin that is loaded lazily', async ({
  page,
}) => {
  await page.goto(vehiclePath)
  const { introText, rentalIntroText, rentalClosingParagraph, rentalDetails } = vehicle
  const lists = rentalDetails.flatMap(({ title, items }) => [title, items[0]!])
  for (const text of [introText, rentalIntroText, ...lists, rentalClosingParagraph])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
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
})
