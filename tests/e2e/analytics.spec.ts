import { expect, type Page, test } from '@playwright/test'
import type { Analytics, Provider } from '@/lib/analytics/settings'
import { bundleReporter } from '@/tools/postbuild/bundle'
import { all, attribute, create, readHtml, remove, writeHtml } from '@/tools/postbuild/html'
import { addPolicy, insertFirst } from '@/tools/postbuild/policy'
import { startAnalytics } from './support/analytics'
import { recordBrowserErrors } from './support/browser-errors'
import { stubProvider } from './support/provider'
import { fillTrip, localTrip, fixClock } from './support/trip'

const CAMPAIGN = 'utm_source=letter&utm_medium=mail'
const ARRIVAL = `/contact-us/?name=Asha&utm_medium=mail&utm_source=letter&utm_term=${encodeURIComponent('<b>')}`

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')

/** Serves the exported pages with what a build with these analytics settings would add to them. */
async function countWith(page: Page, analytics: Analytics, allowed = new URL(analytics.endpoint).origin) {
  const script = await bundleReporter(analytics.provider)
  // Chromium treats a fulfilled route as a public page, and blocks its requests to the local network.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const document = readHtml(await response.text())
    for (const meta of all(document, 'meta'))
      if (attribute(meta, 'http-equiv') === 'Content-Security-Policy') remove(meta)
    const origins = { email: '', analytics: allowed }
    // As in a build: before the inline script, which is already in the exported page.
    const data = { 'data-endpoint': analytics.endpoint, 'data-domain': analytics.domain }
    insertFirst(document, create('script', data, script))
    addPolicy(document, origins)
    await route.fulfill({ response, body: writeHtml(document) })
  })
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

const sites: Record<Provider, string> = { plausible: 'cars.example', umami: 'a1b2', goatcounter: '' }

for (const [provider, site] of Object.entries(sites) as [Provider, string][])
  test(`${provider} accepts the reports, with the campaign`, async ({ page }) => {
    const browserErrors = await recordBrowserErrors(page)
    const analytics = await startAnalytics(provider)
    await countWith(page, { provider, endpoint: analytics.endpoint, domain: site })
    await page.goto(ARRIVAL)
    await call(page)
    await expect.poll(() => analytics.asked.length).toBe(1)
    // The campaign parameters are no longer in the URL.
    await page.goto('/about/')
    await call(page)
    await expect.poll(() => analytics.asked.length).toBe(2)
    expect(analytics.asked.map(({ parsed }) => parsed)).toEqual([
      { site, event: 'call', page: '/contact-us/', campaign: CAMPAIGN },
      { site, event: 'call', page: '/about/', campaign: CAMPAIGN },
    ])
    for (const { cookie, referer } of analytics.asked)
      expect([cookie, referer]).toEqual([undefined, undefined])
    expect(await policyOf(page)).toContain(`connect-src 'self' ${analytics.origin};`)
    expect(browserErrors).toEqual([])
    await analytics.stop()
  })

test('a browser with Global Privacy Control reports nothing', async ({ page }) => {
  const analytics = await startAnalytics('plausible')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await countWith(page, { provider: 'plausible', endpoint: analytics.endpoint, domain: 'x' })
  await page.goto(ARRIVAL)
  await call(page)
  await page.waitForLoadState('networkidle')
  expect(analytics.asked).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull()
  await analytics.stop()
})

test('the CSP blocks reports to any other origin', async ({ page }) => {
  const analytics = await startAnalytics('plausible')
  const { endpoint } = analytics
  await countWith(page, { provider: 'plausible', endpoint, domain: 'x' }, 'https://other.example')
  await page.goto('/about/')
  const refused = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI)),
      ),
  )
  await call(page)
  expect(await refused).toBe(endpoint)
  expect(analytics.asked).toEqual([])
  await analytics.stop()
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
  const analytics = await startAnalytics('plausible')
  await countWith(page, { provider: 'plausible', endpoint: analytics.endpoint, domain: 'x' })
  await page.goto(`/?${CAMPAIGN}`)
  await fillTrip(page, localTrip)
  await page.locator('form[data-draft=search] button[type=submit]').click()
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.waitForURL('**/car-offers/**')
  expect(JSON.stringify(provider.sent)).not.toMatch(/utm_|letter/)
  await expect
    .poll(() => analytics.asked.map(({ parsed }) => parsed))
    .toContainEqual(expect.objectContaining({ event: 'search', campaign: CAMPAIGN }))
  await analytics.stop()
})
