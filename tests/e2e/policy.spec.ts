import { expect, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath, href } from '@/lib/routes/routes'
import { keepAlerts } from './support/alerts'
import {
  coach,
  electric,
  messagePattern,
  messages,
  occasionAddress,
  sedan,
  service,
  van,
  vehicle,
  vehiclePath,
} from './support/catalogue'
import { keepComplaints } from './support/complaints'
import { stubProvider } from './support/provider'
import { control, fillTrip, LATER, localTrip, stopClock } from './support/trip'

const PAGES = [
  ...['/', '/about/', '/our-services/', '/our-fleet/', '/clients/', '/vendor-application/', '/contact-us/'],
  ...['/gallery/', '/blogs/', '/blogs/1/', '/car-offers/', '/car-details/', '/terms-condition/'],
  ...['/privacy/', '/sedans/', vehiclePath, href(fleetPath(coach.slug)), '/admin/login/'],
  occasionAddress,
]

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')

/** Brings every part of the page into view, so that whatever waits for that wakes. */
async function seeAll(page: Page): Promise<void> {
  const parts = page.locator('main section, main img, footer')
  for (const part of await parts.all())
    await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

test.beforeEach(({ page }) => stopClock(page))

for (const path of PAGES)
  test(`${path} violates no rule of its CSP`, async ({ page }) => {
    const complaints = await keepComplaints(page)
    await page.goto(path)
    await seeAll(page)
    expect(await policyOf(page)).toContain("default-src 'none'")
    expect(complaints).toEqual([])
  })

test('nor do the 404 pages and the forwarding page', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/nowhere/', { waitUntil: 'networkidle' })
  expect(await policyOf(page)).toContain("default-src 'none'")
  expect(complaints).toEqual([expect.stringContaining('404')])
  await page.goto('/suv/muvs/')
  await page.waitForURL('**/suv-muvs/')
  expect(complaints).toHaveLength(1)
})

test('nor do carousels, tabs, questions and a search', async ({ page }) => {
  const complaints = await keepComplaints(page)
  const provider = await stubProvider(page)
  await page.goto('/')
  const services = page.locator('#services [aria-roledescription=carousel]')
  await services.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await services.getByRole('button', { name: interpolate(messages.carousel.goTo, { number: 3 }) }).click()
  await services.getByRole('button', { name: messages.carousel.next }).click()
  await page
    .locator('#fleet')
    .getByRole('tab', { name: categoryOf(van).tab })
    .click()
  await page.locator('#faq summary').nth(1).click()
  await page.getByRole('tab', { name: messages.trip.outstation }).click()
  await page.getByRole('tab', { name: messages.trip.local }).click()
  await fillTrip(page, localTrip)
  await page.getByRole('button', { name: messages.trip.search }).click()
  await page.waitForURL('**/car-offers/?*')
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(complaints).toEqual([])
})

test('nor do the menus', { tag: '@plain' }, async ({ page, isMobile }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/about/')
  if (isMobile) {
    await page.getByRole('button', { name: messages.header.openMenu }).click()
    await page
      .getByRole('dialog', { name: messages.header.menu })
      .locator('summary', { hasText: categoryOf(electric).title })
      .click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: messages.header.fleet }).click()
    await expect(page.getByRole('dialog', { name: messages.header.menu })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('nor do the pictures of a vehicle, its tabs and its enquiry', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await stubProvider(page)
  keepAlerts(page)
  await page.goto(vehiclePath)
  await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 2 }) }).click()
  await page.getByRole('button', { name: messages.gallery.enlarge }).click()
  await expect(page.getByRole('dialog', { name: vehicle.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: messages.vehicle.vehicleDetails }).click()
  const { location, name, contact } = localTrip
  await fillTrip(page, { location, name, contact, dateTime: `${LATER}T10:30` })
  await page.getByRole('button', { name: messages.enquiry.send }).click()
  await expect(page.getByRole('status').filter({ hasText: messages.enquiry.sent }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('nor do the offers with their photos', async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/car-offers/?location=Saket')
  await page
    .getByRole('button', { name: interpolate(messages.offers.photosOf, { vehicle: sedan.name }) })
    .click()
  await page
    .getByRole('dialog', { name: sedan.name })
    .getByRole('button', { name: messages.common.close })
    .click()
  await page
    .getByRole('button', { name: interpolate(messages.offers.getQuoteFor, { vehicle: sedan.name }) })
    .click()
  await expect(
    page.getByRole('link', { name: interpolate(messages.offers.chatAbout, { vehicle: sedan.name }) }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('nor does an enquiry to the local inbox', async ({ page }) => {
  const complaints = await keepComplaints(page)
  keepAlerts(page)
  await page.goto('/contact-us/')
  const main = page.getByRole('main')
  const typed = { name: 'Asha', contactNumber: '9876543210', email: 'a@example.com', companyName: 'Mills' }
  await fillTrip(main, { ...typed, requirements: 'Two cars' })
  await main.getByRole('button', { name: messages.contact.send }).click()
  await expect(main.getByRole('status')).toHaveText(messages.contact.sent)
  expect(complaints).toEqual([])
})

test('nor does the modal enquiry', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/our-services/')
  await page
    .getByRole('button', { name: interpolate(messages.service.enquireAbout, { service: service }) })
    .click()
  const dialog = page.getByRole('dialog', { name: messages.service.heading })
  await expect(control(dialog, 'service')).toHaveValue(service)
  expect(complaints).toEqual([])
})

test('nor does the film', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/about/')
  const film = page.locator('video').first()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('nor do the comparison and the finder', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto(`/car-details/?compare=${sedan.slug},${electric.slug}`)
  await page.getByRole('button', { name: messages.compare.open }).click()
  await expect(page.getByRole('dialog', { name: messages.compare.sideBySide })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(messages.finder.people).fill('5')
  await page.getByLabel(messages.compare.sort).selectOption(messages.compare.orders.name)
  expect(complaints).toEqual([])
})

test('nor does the booking planner', async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/terms-condition/')
  await page.locator('main input[type=date]').first().fill(LATER)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test.describe('injected content', { tag: '@plain' }, () => {
  /** The home page with something in its HTML that the build did not put there. */
  const gotoWith = (page: Page, smuggled: string) =>
    page
      .route('/', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('</body>', `${smuggled}</body>`),
        })
      })
      .then(() => page.goto('/', { waitUntil: 'networkidle' }))
  const wasRun = (page: Page) => page.evaluate(() => 'smuggled' in window)

  for (const [what, smuggled] of [
    ['an inline script', '<script>window.smuggled = 1</script>'],
    ['a handler', '<img src="data:," onerror="window.smuggled = 1" alt="">'],
    ['a script from elsewhere', '<script src="https://example.com/smuggled.js"></script>'],
    ['a frame', '<iframe src="https://example.com/"></iframe>'],
    ['a style', '<p style="position:fixed">Smuggled</p>'],
  ] as const)
    test(`${what} is blocked`, async ({ page }) => {
      const complaints = await keepComplaints(page)
      await gotoWith(page, smuggled)
      await expect.poll(() => complaints.filter((each) => each.startsWith('refused:'))).not.toEqual([])
      expect(await wasRun(page)).toBe(false)
      await expect(page).toHaveURL('/')
    })

  test('a form that submits to another origin is blocked', async ({ page }) => {
    const complaints = await keepComplaints(page)
    await page.goto('/')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.action = 'https://example.com/'
      document.body.append(form)
      form.requestSubmit()
    })
    await expect.poll(() => complaints).toContainEqual(expect.stringContaining('refused: form-action'))
  })

  for (const [what, act] of [
    ['text made into HTML', () => void (document.body.innerHTML = '<b>smuggled</b>')],
    [
      'a script outside the folder of scripts',
      () => void (document.createElement('script').src = '/film/x.js'),
    ],
  ] as const)
    test(`${what} is blocked`, async ({ page }) => {
      await page.goto('/')
      await expect(page.evaluate(act)).rejects.toThrow(/Trusted/)
      expect(await wasRun(page)).toBe(false)
    })
})
