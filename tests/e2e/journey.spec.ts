import { expect, test } from '@playwright/test'
import { van, vehicle, vehiclePath } from './support/catalogue'
import { control, fillTrip } from './support/trip'

/** A day far enough ahead for any day the tests run on. */
const PICKUP = '2031-03-14'

type StoredEnquiry = { templateName: string; params: Record<string, string> }

test(
  'an enquiry typed in the browser stands in the inbox of the company',
  { tag: '@plain' },
  async ({ page, request, baseURL }, { project }) => {
    const names = { desktop: 'Desktop Visitor', phone: 'Phone Visitor' }
    const name = names[project.name as keyof typeof names]
    const inbox = async () => (await (await request.get('/__inbox.json')).json()) as StoredEnquiry[]

    await page.goto('/')
    await fillTrip(page, { location: 'Saket', date: PICKUP, time: '10:30', name, contact: '9876543210' })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/car-offers/?*')
    const found = async () => (await inbox()).filter(({ params }) => params.from_name === name)
    await expect
      .poll(async () => (await found()).map(({ params }) => params.car_name))
      .toContain('Website Enquiry')

    await page.goto(vehiclePath)
    page.on('dialog', (dialog) => void dialog.accept())
    await fillTrip(page, { location: 'Saket', dateTime: `${PICKUP}T10:30`, name, contact: '9876543210' })
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(control(page, 'name')).toHaveValue('')

    const [latest] = await found()
    expect(latest).toMatchObject({
      templateName: 'trip',
      params: {
        car_name: vehicle.name,
        active_tab: 'local',
        from_name: name,
        phone: '9876543210',
        trip_from: 'Saket',
        trip_destination: '—',
        trip_datetime: `${PICKUP} 10:30`,
        page_url: expect.stringMatching(new RegExp(`^${baseURL}${vehiclePath}#ref-\\w+$`)),
        message: '-',
      },
    })
  },
)

test('a visitor finds a vehicle from the home page by links alone', { tag: '@plain' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'VAN' }).click()
  await page.locator('#fleet').getByRole('link', { name: /^Van/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: `GET DETAILS : ${van.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/${van.slug}/$`))
  await expect(page.getByRole('heading', { level: 1, name: van.name })).toBeVisible()
})
