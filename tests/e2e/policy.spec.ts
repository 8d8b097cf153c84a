import { expect, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { recordAlerts } from './support/alerts'
import { messages, van } from './support/catalogue'
import { recordBrowserErrors } from './support/browser-errors'
import { stubProvider } from './support/provider'
import { fillTrip, localTrip, fixClock } from './support/trip'

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')

test.beforeEach(({ page }) => fixClock(page))

// pages.spec opens and scrolls through every kind of page, everyone.spec enters the states of the others.
test(
  'the 404 pages and the redirect page violate no rule of their CSP',
  { tag: '@plain' },
  async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    await page.goto('/nowhere/', { waitUntil: 'networkidle' })
    expect(await policyOf(page)).toContain("default-src 'none'")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.heading)
    await expect(page.getByRole('contentinfo')).toBeVisible()
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
  const services = page.locator('#services [aria-roledescription]')
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
