import { expect, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
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

test(
  'injected scripts, handlers, frames, styles, forms and HTML are blocked',
  { tag: '@plain' },
  async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    const injected = [
      '<script>window.smuggled = 1</script>',
      '<img src="data:," onerror="window.smuggled = 1" alt="">',
      '<script src="https://example.com/smuggled.js"></script>',
      '<iframe src="https://example.com/"></iframe>',
      '<p style="position:fixed">Smuggled</p>',
      '<form action="https://example.com/" id="elsewhere"></form>',
    ].join('')
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', `${injected}</body>`)
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form#elsewhere')!.requestSubmit())
    for (const refused of [
      'script-src-elem inline',
      'script-src-attr inline',
      'script-src-elem https://example.com/smuggled.js',
      'frame-src',
      'style-src-attr inline',
      'form-action',
    ])
      await expect.poll(() => browserErrors).toContainEqual(expect.stringContaining(`refused: ${refused}`))
    for (const act of [
      () => void (document.body.innerHTML = '<b>smuggled</b>'),
      // A script outside the folder of scripts.
      () => void (document.createElement('script').src = '/film/x.js'),
    ])
      await expect(page.evaluate(act)).rejects.toThrow(/Trusted/)
    expect(await page.evaluate(() => [location.pathname, 'smuggled' in window])).toEqual(['/', false])
  },
)
