import { expect, type Page, test } from '@playwright/test'
import { fleetPath, href } from '@/lib/site/routes'
import { keepAlerts } from './support/alerts'
import { coach, electric, occasionAddress, sedan, service, vehicle, vehiclePath } from './support/catalogue'
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
  test(`${path} lives within its policy`, async ({ page }) => {
    const complaints = await keepComplaints(page)
    await page.goto(path)
    await seeAll(page)
    expect(await policyOf(page)).toContain("default-src 'none'")
    expect(complaints).toEqual([])
  })

test('so do the 404 pages and the page that forwards', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/nowhere/', { waitUntil: 'networkidle' })
  expect(await policyOf(page)).toContain("default-src 'none'")
  expect(complaints).toEqual([expect.stringContaining('404')])
  await page.goto('/suv/muvs/')
  await page.waitForURL('**/suv-muvs/')
  expect(complaints).toHaveLength(1)
})

test('so do carousels, tabs and questions, and a search that is sent', async ({ page }) => {
  const complaints = await keepComplaints(page)
  const provider = await stubProvider(page)
  await page.goto('/')
  const services = page.locator('#services [aria-roledescription=carousel]')
  await services.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await services.getByRole('button', { name: 'Go to 3' }).click()
  await services.getByRole('button', { name: 'Next' }).click()
  await page.locator('#fleet').getByRole('tab', { name: 'VAN' }).click()
  await page.locator('#faq summary').nth(1).click()
  await page.getByRole('tab', { name: 'Outstation' }).click()
  await page.getByRole('tab', { name: 'Local' }).click()
  await fillTrip(page, localTrip)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/car-offers/?*')
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(complaints).toEqual([])
})

test('so do the menus', { tag: '@plain' }, async ({ page, isMobile }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/about/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).locator('summary', { hasText: 'EV Cars' }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Our Fleet' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('so do the pictures of a vehicle, its tabs and its enquiry', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await stubProvider(page)
  keepAlerts(page)
  await page.goto(vehiclePath)
  await page.getByRole('button', { name: /^Show picture 2/ }).click()
  await page.getByRole('button', { name: 'Show the pictures large' }).click()
  await expect(page.getByRole('dialog', { name: vehicle.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Vehicle Details' }).click()
  const { location, name, contact } = localTrip
  await fillTrip(page, { location, name, contact, dateTime: `${LATER}T10:30` })
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enquiry sent!' }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('so do the offers with their photos', async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/car-offers/?location=Saket')
  await page.getByRole('button', { name: `Photos of the ${sedan.name}` }).click()
  await page.getByRole('dialog', { name: sedan.name }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Get Quote for the ${sedan.name}` }).click()
  await expect(page.getByRole('link', { name: `WhatsApp about the ${sedan.name}` })).toBeVisible()
  expect(complaints).toEqual([])
})

test('so does an enquiry that the local inbox takes', async ({ page }) => {
  const complaints = await keepComplaints(page)
  keepAlerts(page)
  await page.goto('/contact-us/')
  const main = page.getByRole('main')
  const typed = { name: 'Asha', contactNumber: '9876543210', email: 'a@example.com', companyName: 'Mills' }
  await fillTrip(main, { ...typed, requirements: 'Two cars' })
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(main.getByRole('status')).toHaveText('Enquiry sent successfully!')
  expect(complaints).toEqual([])
})

test('so does the modal enquiry', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/our-services/')
  await page.getByRole('button', { name: `Enquire Now: ${service}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about a service' })
  await expect(control(dialog, 'service')).toHaveValue(service)
  expect(complaints).toEqual([])
})

test('so does the film', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/about/')
  const film = page.locator('video').first()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('so do the comparison and the finder', { tag: '@plain' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto(`/car-details/?compare=${sedan.slug},${electric.slug}`)
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('People').fill('5')
  await page.getByLabel('Sort by').selectOption('Name, A to Z')
  expect(complaints).toEqual([])
})

test('so does the booking planner', async ({ page }) => {
  const complaints = await keepComplaints(page)
  await page.goto('/terms-condition/')
  await page.locator('main input[type=date]').first().fill(LATER)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test.describe('what is smuggled in', { tag: '@plain' }, () => {
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
    test(`${what} is refused`, async ({ page }) => {
      const complaints = await keepComplaints(page)
      await gotoWith(page, smuggled)
      await expect.poll(() => complaints.filter((each) => each.startsWith('refused:'))).not.toEqual([])
      expect(await wasRun(page)).toBe(false)
      await expect(page).toHaveURL('/')
    })

  test('a form that leads elsewhere is refused', async ({ page }) => {
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
    test(`${what} is refused`, async ({ page }) => {
      await page.goto('/')
      await expect(page.evaluate(act)).rejects.toThrow(/Trusted/)
      expect(await wasRun(page)).toBe(false)
    })
})
