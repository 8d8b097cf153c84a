import { expect, type Page, test } from '@playwright/test'
import { getCompany } from '@/lib/content/company'
import { pages } from '@/lib/content/pages'
import { basePath } from '@/lib/config/env'
import { recordBrowserErrors } from './support/browser-errors'
import { stubProvider } from './support/provider'
import { fillTrip, localTrip, fixClock } from './support/trip'
import { messages } from './support/catalogue'

const { pageUrl, script = '', widgetId = '' } = getCompany().reviews
const { linkText } = pages.home().reviews

/** What a provider's script renders: text, a picture and an iframe, all from its own origin. */
const WIDGET = `
  const place = document.getElementById('${widgetId}')
  place.append('Drawn by the provider', new Image(10, 10), document.createElement('iframe'))
  place.querySelector('img').src = new URL('/star.svg', '${script}')
  place.querySelector('iframe').src = new URL('/frame', '${script}')
  fetch(new URL('/count', '${script}'))`

const STAR = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

test.skip(!script, 'Only a build with a reviews provider shows its widget: node tests/builds.mjs.')

test.beforeEach(({ page }) => fixClock(page))

async function openReviews(page: Page): Promise<void> {
  await page.goto(`${basePath}/`)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
}

const linkToReviews = (page: Page) => page.locator('#reviews').getByRole('link', { name: linkText })

test('a blocked reviews provider leaves the link, and the page works on', async ({ page }) => {
  const provider = await stubProvider(page)
  const browserErrors = await recordBrowserErrors(page)
  const asked = page.waitForRequest(script)
  await page.route(`${new URL(script).origin}/**`, (route) => route.abort('blockedbyclient'))
  await openReviews(page)
  await asked
  await expect(linkToReviews(page)).toHaveAttribute('href', pageUrl)
  await expect(page.locator(`#${widgetId}`)).toBeEmpty()
  await fillTrip(page, localTrip)
  await page.getByRole('button', { name: messages.trip.search }).click()
  await page.waitForURL('**/car-offers/?*')
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(browserErrors).toEqual([expect.stringContaining('ERR_BLOCKED_BY_CLIENT')])
})

test('a reviews provider renders within the CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  const answered: string[] = []
  await page.route(`${new URL(script).origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    answered.push(pathname)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (route.request().url() === script)
      return route.fulfill({ contentType: 'text/javascript', body: WIDGET })
    if (pathname === '/star.svg') return route.fulfill({ contentType: 'image/svg+xml', body: STAR })
    return route.fulfill({ contentType: 'text/html', body: 'reviews', headers })
  })
  await openReviews(page)
  await expect(page.locator(`#${widgetId}`)).toContainText('Drawn by the provider')
  await expect(page.frameLocator(`#${widgetId} iframe`).locator('body')).toContainText('reviews')
  await expect
    .poll(() => answered.sort())
    .toEqual(['/count', '/frame', '/star.svg', new URL(script).pathname])
  await expect(linkToReviews(page)).toBeVisible()
  expect(browserErrors).toEqual([])
})
