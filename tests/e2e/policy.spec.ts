import { expect, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { recordAlerts } from './support/alerts'
import {
  electric,
  sedan,
  service,
  vehicle,
  vehiclePath,
  messagePattern,
  messages,
  van,
} from './support/catalogue'
import { recordBrowserErrors } from './support/browser-errors'
import { stubProvider } from './support/provider'
import { control, fillTrip, LATER, localTrip, fixClock } from './support/trip'

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')

test.beforeEach(({ page }) => fixClock(page))

// pages.spec opens and scrolls through every kind of page.
test(
  'the 404 pages and the redirect page violate no rule of their CSP',
  { tag: '@plain' },
  async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    await page.goto('/nowhere/', { waitUntil: 'networkidle' })
    expect(await policyOf(page)).toContain("default-src 'none'")
    expect(browserErrors).toEqual([expect.stringContaining('404')])
    await page.goto('/suv/muvs/')
    await page.waitForURL('**/suv-muvs/')
    expect(browserErrors).toHaveLength(1)
  },
)

test('carousels, tabs, questions and a search violate no rule of the CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  const provider = await stubProvider(page)
  await page.goto('/')
  const services = page.locator('#services [aria-roledescription=carousel]')
  await services.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
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
  expect(browserErrors).toEqual([])
})

test('the menus violate no rule of the CSP', { tag: '@plain' }, async ({ page, isMobile }) => {
  const browserErrors = await recordBrowserErrors(page)
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
  expect(browserErrors).toEqual([])
})

test(
  'the pictures of a vehicle, its tabs and its enquiry violate no rule of the CSP',
  { tag: '@plain' },
  async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    await stubProvider(page)
    recordAlerts(page)
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
    expect(browserErrors).toEqual([])
  },
)

test('the offers with their photos violate no rule of the CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
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
  expect(browserErrors).toEqual([])
})

test('an enquiry to the local inbox violates no rule of the CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  recordAlerts(page)
  await page.goto('/contact-us/')
  const main = page.getByRole('main')
  const typed = { name: 'Asha', contactNumber: '9876543210', email: 'a@example.com', companyName: 'Mills' }
  await fillTrip(main, { ...typed, requirements: 'Two cars' })
  await main.getByRole('button', { name: messages.contact.send }).click()
  await expect(main.getByRole('status')).toHaveText(messages.contact.sent)
  expect(browserErrors).toEqual([])
})

test('the modal enquiry violates no rule of the CSP', { tag: '@plain' }, async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  await page.goto('/our-services/')
  await page
    .getByRole('button', { name: interpolate(messages.service.enquireAbout, { service: service }) })
    .click()
  const dialog = page.getByRole('dialog', { name: messages.service.heading })
  await expect(control(dialog, 'service')).toHaveValue(service)
  expect(browserErrors).toEqual([])
})

test('the film violates no rule of the CSP', { tag: '@plain' }, async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  await page.goto('/about/')
  const film = page.locator('video').first()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(browserErrors).toEqual([])
})

test('the comparison and the finder violate no rule of the CSP', { tag: '@plain' }, async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  await page.goto(`/car-details/?compare=${sedan.slug},${electric.slug}`)
  await page.getByRole('button', { name: messages.compare.open }).click()
  await expect(page.getByRole('dialog', { name: messages.compare.sideBySide })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(messages.finder.people).fill('5')
  await page.getByLabel(messages.compare.sort).selectOption(messages.compare.orders.name)
  expect(browserErrors).toEqual([])
})

test('the booking planner violates no rule of the CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  await page.goto('/terms-condition/')
  await page.locator('main input[type=date]').first().fill(LATER)
  await page.waitForLoadState('networkidle')
  expect(browserErrors).toEqual([])
})

test.describe('injected content', { tag: '@plain' }, () => {
  /** Opens the home page with injected HTML. */
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
      const browserErrors = await recordBrowserErrors(page)
      await gotoWith(page, smuggled)
      await expect.poll(() => browserErrors.filter((each) => each.startsWith('refused:'))).not.toEqual([])
      expect(await wasRun(page)).toBe(false)
      await expect(page).toHaveURL('/')
    })

  test('a form that submits to another origin is blocked', async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    await page.goto('/')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.action = 'https://example.com/'
      document.body.append(form)
      form.requestSubmit()
    })
    await expect.poll(() => browserErrors).toContainEqual(expect.stringContaining('refused: form-action'))
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
