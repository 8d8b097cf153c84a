import { expect, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { messages, van, vehicle, vehiclePath } from './support/catalogue'
import { control, fillTrip } from './support/trip'

/** A day far enough ahead for any day the tests run on. */
const PICKUP = '2031-03-14'

type StoredEnquiry = { templateName: string; params: Record<string, string> }

test(
  'an enquiry typed in the browser arrives in the inbox',
  { tag: '@plain' },
  async ({ page, request, baseURL }, { project }) => {
    const names = { desktop: 'Desktop Visitor', phone: 'Phone Visitor' }
    const name = names[project.name as keyof typeof names]
    const inbox = async () => (await (await request.get('/__inbox.json')).json()) as StoredEnquiry[]

    await page.goto('/')
    await fillTrip(page, { location: 'Saket', date: PICKUP, time: '10:30', name, contact: '9876543210' })
    await page.getByRole('button', { name: messages.trip.search }).click()
    await page.waitForURL('**/car-offers/?*')
    const found = async () => (await inbox()).filter(({ params }) => params.from_name === name)
    await expect
      .poll(async () => (await found()).map(({ params }) => params.car_name))
      .toContain('Website Enquiry')

    await page.goto(vehiclePath)
    page.on('dialog', (dialog) => void dialog.accept())
    await fillTrip(page, { location: 'Saket', dateTime: `${PICKUP}T10:30`, name, contact: '9876543210' })
    await page.getByRole('button', { name: messages.enquiry.send }).click()
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

test('a sent enquiry is found again on another page by one press, and later by its chat', async ({ page }, {
  project,
}) => {
  const name = { desktop: 'Desktop Returner', phone: 'Phone Returner' }[project.name as 'desktop' | 'phone']
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(vehiclePath)
  await fillTrip(page, { location: 'Saket', dateTime: `${PICKUP}T10:30`, name, contact: '9876543210' })
  await page.getByRole('button', { name: messages.enquiry.send }).click()
  const card = page.getByText(/^Your reference: \w{6}$/)
  const reference = (await card.textContent()) ?? ''

  await page.goto('/about/')
  await page.getByRole('button', { name: messages.enquiry.yours.open }).click()
  await expect(page.getByRole('dialog').getByText(reference)).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText(name)
  const cancel = page.getByRole('dialog').getByRole('link', { name: messages.enquiry.yours.cancel })
  await expect(cancel).toHaveAttribute('href', new RegExp(reference.slice(-6)))
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: messages.enquiry.yours.save }).click()
  expect((await saved).suggestedFilename()).toBe(`${reference.slice(-6)}.txt`)
})

test('a visitor finds a vehicle from the home page by links alone', { tag: '@plain' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: categoryOf(van).tab }).click()
  await page
    .locator('#fleet')
    .getByRole('link', { name: categoryOf(van).title })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: `${messages.common.getDetails} : ${van.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/${van.slug}/$`))
  await expect(page.getByRole('heading', { level: 1, name: van.name })).toBeVisible()
})
