import { expect, type Page, type Request, test } from '@playwright/test'
import { buildLocale, SOURCE_LOCALE } from '@/lib/config/locales'
import { href, routes } from '@/lib/routes/routes'
import { axeFindings, overflow } from './support/axe'
import { policyOf, recordBrowserErrors } from './support/browser-errors'
import { waitForIslands } from './support/faults'
import { allPaths, alikePaths, firstOfKinds, isAlike } from './support/page-kinds'
import { writeTall } from './support/tall-text'

/** @returns the errors, and a function that opens a page and expects hydrated islands, one h1, a title and no console errors. */
async function pageOpener(page: Page) {
  const browserErrors = await recordBrowserErrors(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = async (path: string) => {
    const answer = await page.goto(href(path))
    expect(answer?.status(), path).toBe(200)
    await waitForIslands(page)
    // Each was hydrated: none had other HTML in the browser than on the server.
    await expect(page.locator('site-island[data-mounted=anew]'), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(/\S/)
    expect(browserErrors, path).toEqual([])
  }
  return { open, browserErrors }
}

/** Scrolls every section into view, so that everything lazily loaded starts. */
async function scrollThrough(page: Page): Promise<void> {
  const parts = page.locator('main section, main img, footer')
  for (const part of await parts.all())
    await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

/** With a text of 32 px that is set in the browser. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect(page.locator(':root')).toHaveCSS('font-size', '32px')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await overflow(page), `32 px, ${width} px wide`).toBe(0)
  }
}

/** With the sizes of text of an Android phone, by what Chrome does there; a rule would need the policy's leave. */
async function expectPhoneTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const size of ['115%', '130%', '200%', '100%']) {
    await page.evaluate(
      (percent) => document.documentElement.style.setProperty('text-size-adjust', percent, 'important'),
      size,
    )
    expect(await overflow(page), size).toBe(0)
  }
}

/** At 320 px, and with texts as long and as tall as any script's. */
async function expectNarrowFits(page: Page, path?: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page), path).toBe(0)
  // Marks for Latin letters break the clusters of Devanagari.
  if (buildLocale !== SOURCE_LOCALE) return
  await writeTall(page)
  expect(await overflow(page), `${path ?? ''} in another script`).toBe(0)
}

/** KB of a page with its styles, fonts and scripts, without pictures: those with a trip form, and the others. */
const MOST_KB = { trip: 230, other: 200 }
const WITH_A_TRIP_FORM = (['home', 'vehicle', 'tripPlan'] as const).map((kind) => firstOfKinds.get(kind))

/** The bytes of what was transferred, without pictures and films. */
async function weigh(requests: Request[]): Promise<number> {
  const sizes = requests
    .filter((request) => !['image', 'media'].includes(request.resourceType()))
    .map(async (request) => (await request.sizes()).responseBodySize)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

/** The rule that takes axe longer than all others, left out where a page has the colours of another or of another screen. */
const SAME_COLOURS = ['color-contrast']

// The screens of the editor are third-party code.
const ownPaths = allPaths.filter((path) => path !== routes.admin && !isAlike(path))

for (const path of ownPaths)
  test(`${path} has one h1, no console errors, no refusals of its CSP and no axe violations, and fits with text of any size; on a wide screen it stays within its weight`, async ({
    page,
    isMobile,
  }) => {
    const { open, browserErrors } = await pageOpener(page)
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await open(path)
    if (!isMobile) {
      await page.waitForLoadState('networkidle')
      const kb = (await weigh(finished)) / 1024
      test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} KB` })
      expect(kb).toBeLessThan(MOST_KB[WITH_A_TRIP_FORM.includes(href(path)) ? 'trip' : 'other'])
    }
    expect(await axeFindings(page, isMobile ? SAME_COLOURS : [])).toEqual([])
    if (isMobile) {
      await expectPhoneTextFits(page)
      await expectNarrowFits(page)
    } else {
      await scrollThrough(page)
      expect(browserErrors).toEqual([])
      expect(await policyOf(page)).toContain("default-src 'none'")
      await expectLargeTextFits(page)
    }
  })

/** The pages of these kinds have the same elements as the first; others have Markdown and lists of their own. */
const SAME_ELEMENTS = ['vehicle', 'category']

// Pages of one kind differ in text and pictures only, which may overflow on narrow screens; so all but the first are
// tested on a phone alone.
for (const { kind, paths } of alikePaths)
  test(
    `every other page of the kind ${kind} has one h1, no console errors and no axe violations, and fits`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      const { open } = await pageOpener(page)
      const { width, height } = page.viewportSize()!
      for (const path of paths) {
        await page.setViewportSize({ width, height })
        await open(path)
        if (!SAME_ELEMENTS.includes(kind)) expect(await axeFindings(page, SAME_COLOURS), path).toEqual([])
        await expectNarrowFits(page, path)
      }
    },
  )
