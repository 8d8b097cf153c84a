import { expect, type Page, type Request, test } from '@playwright/test'
import type { Provider } from '@/lib/analytics/settings'
import { bundleReporter } from '@/tools/postbuild/bundle'
import { all, attribute, create, readHtml, remove, writeHtml } from '@/tools/postbuild/html'
import { addPolicy, insertFirst } from '@/tools/postbuild/policy'
import { policyOf, recordBrowserErrors } from './support/browser-errors'
import { stubProvider } from './support/provider'
import { fillTrip, localTrip, fixClock } from './support/trip'

const CAMPAIGN = 'utm_source=letter&utm_medium=mail'
const ARRIVAL = `/contact-us/?name=Asha&utm_medium=mail&utm_source=letter&utm_term=${encodeURIComponent('<b>')}`

const ORIGIN = 'https://count.example'
const ENDPOINT = `${ORIGIN}/api/event`
const SITE = 'cars.example'

/**
 * Serves the exported pages with what a build with analytics would add to them.
 * @param allowed the origin that their policy allows. @returns the requests for reports, as they come.
 */
async function countWith(page: Page, provider: Provider, allowed = ORIGIN): Promise<Request[]> {
  const script = await bundleReporter(provider)
  const asked: Request[] = []
  await page.context().route(`${ORIGIN}/**`, (route) => {
    asked.push(route.request())
    return route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const document = readHtml(await response.text())
    for (const meta of all(document, 'meta'))
      if (attribute(meta, 'http-equiv') === 'Content-Security-Policy') remove(meta)
    // As in a build: before the inline script, which is already in the exported page.
    insertFirst(document, create('script', { 'data-endpoint': ENDPOINT, 'data-domain': SITE }, script))
    addPolicy(document, { email: '', analytics: allowed })
    await route.fulfill({ response, body: writeHtml(document) })
  })
  return asked
}

/** Clicks the page's first telephone link, without opening a dialler. */
const call = (page: Page) =>
  page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener('click', (click) => click.preventDefault())
      link.click()
    })

// unit/analytics/adapter has what each provider gets: Umami's request is the one that needs a preflight.
test('the provider gets the reports, with the campaign', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  const asked = await countWith(page, 'umami')
  await page.goto(ARRIVAL)
  await call(page)
  await expect.poll(() => asked.length).toBe(1)
  // The campaign parameters are no longer in the URL.
  await page.goto('/about/')
  await call(page)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map((each) => [each.url(), each.postDataJSON() as unknown])).toMatchObject(
    ['/contact-us/', '/about/'].map((path) => [ENDPOINT, { payload: { url: `${path}?${CAMPAIGN}` } }]),
  )
  for (const each of asked)
    expect([await each.headerValue('cookie'), await each.headerValue('referer')]).toEqual([null, null])
  expect(await policyOf(page)).toContain(`connect-src 'self' ${ORIGIN};`)
  expect(browserErrors).toEqual([])
})

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a build without analytics contains no analytics code', async ({ request }) => {
  const html = await (await request.get('/about/')).text()
  expect(html).not.toContain('data-endpoint')
  expect(html).not.toContain('globalPrivacyControl')
})

test('the enquiry of a search contains no campaign parameters', async ({ page }) => {
  await fixClock(page)
  const provider = await stubProvider(page)
  const asked = await countWith(page, 'plausible')
  await page.goto(`/?${CAMPAIGN}`)
  await fillTrip(page, localTrip)
  await page.locator('form[data-draft=search] button[type=submit]').click()
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.waitForURL('**/car-offers/**')
  expect(JSON.stringify(provider.sent)).not.toMatch(/utm_|letter/)
  await expect
    .poll(() => asked.map((each) => each.postDataJSON() as unknown))
    .toContainEqual(
      expect.objectContaining({ name: 'search', url: expect.stringContaining(`?${CAMPAIGN}`) as unknown }),
    )
})
