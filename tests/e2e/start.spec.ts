import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { occasion, vehiclePath, messagePattern, messages } from './support/catalogue'
import { deferred } from './support/deferred'
import { enquireAbout } from './support/enquiries'
import { pages } from './support/export'
import { countQueued, delayScripts, LOADER, visit, waitForIslands, waitForLoader } from './support/faults'
import { SUBMIT_WAIT_MS } from '@/late-start/submit-wait'
import { stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock } from './support/trip'

/** A page of each way to start: forms, tables and lists, text. pages.spec opens every page. */
const PAGES = {
  home: '/',
  vehicle: vehiclePath,
  comparison: '/car-details/',
  post: '/blogs/1/',
}

/** Goes to a page and waits for hydration. */
async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForIslands(page)
}

/** The scripts of islands, without the loader and what it shares with them. */
const ISLANDS = [
  ...new Set(
    pages.flatMap((file) => {
      const [, list = ''] = /data-ahead="([^"]*)"/.exec(readFileSync(join('out', file), 'utf8')) ?? []
      return list.split(' ').filter(Boolean)
    }),
  ),
]

const search = (page: Page) => page.getByRole('button', { name: messages.trip.search })

test.describe('before hydration', () => {
  test.beforeEach(({ page }) => fixClock(page))

  test('a search is captured, stored and sent once', async ({ page }) => {
    const provider = await stubProvider(page)
    const release = await delayScripts(page)
    await page.goto('/')
    await fillTrip(page, localTrip)
    await search(page).click()
    await search(page).click()
    await expect.poll(() => countQueued(page)).toBe(1)
    await expect(page).toHaveURL('/')
    release()
    // Where the search is left before its request has begun, the next page sends, SETTLED_MS after it has opened.
    const notice = page.getByRole('status').filter({ hasText: messages.enquiry.sent }).last()
    await expect(notice).toBeVisible()
    expect(provider.sent).toHaveLength(1)
  })

  test('a dialog opens at once over a scroll-locked page, and closes by its button and by Escape, with the focus on its opener', async ({
    page,
  }) => {
    const release = await delayScripts(page)
    await page.goto('/our-services/')
    const opener = enquireAbout(page, occasion.service)
    await opener.click()
    const dialog = page.getByRole('dialog', { name: messages.service.heading })
    await control(dialog, 'name').fill('Asha')
    release()
    await expect(control(dialog, 'service')).toHaveValue(occasion.service)
    await expect(control(dialog, 'name')).toHaveValue('Asha')
    await expect(control(dialog, 'name')).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await dialog.getByRole('button', { name: messages.common.close }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a tab of the search shows its fields at once; what was typed is kept, and validated after hydration', async ({
    page,
  }) => {
    const release = await delayScripts(page)
    await page.goto('/')
    await control(page, 'location').fill('Saket')
    await expect(control(page, 'return_date')).toBeHidden()
    await page.getByRole('tab', { name: messages.trip.outstation }).click()
    await expect(control(page, 'location')).toBeHidden()
    await expect(control(page, 'return_date')).toBeVisible()
    await control(page, 'destination').fill('Agra')
    await control(page, 'contact').pressSequentially('+91 98765 ')
    release()
    await waitForIslands(page)
    await expect(control(page, 'contact')).toBeFocused()
    await page.keyboard.type('43210')
    await expect(control(page, 'contact')).toHaveValue('9876543210')
    await expect(control(page, 'from')).toHaveValue('Saket')
    await expect(control(page, 'destination')).toHaveValue('Agra')
    const tabs = page.getByRole('tablist', { name: messages.trip.kind }).getByRole('tab', { selected: true })
    await expect(tabs).toHaveText([messages.trip.outstation])
  })

  test('a double click is replayed once', async ({ page }) => {
    const release = await delayScripts(page)
    await page.goto('/car-offers/')
    const quote = page.getByRole('button', { name: messages.offers.getQuote }).first()
    await quote.dblclick()
    release()
    await expect(page.getByRole('link', { name: messagePattern(messages.offers.chatAbout) })).toHaveCount(1)
  })
})

test('a search whose page’s loader has not loaded after 8 s navigates to the offers', async ({ page }) => {
  await page.clock.install()
  await page.route(LOADER, () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await control(page, 'location').fill('Saket')
  await search(page).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(SUBMIT_WAIT_MS)
  await page.waitForURL('**/car-offers/?*location=Saket*', { waitUntil: 'domcontentloaded' })
})

test('what is typed, chosen and submitted before the loader has loaded is replayed', async ({ page }) => {
  const provider = await stubProvider(page)
  const released = deferred()
  await page.route(LOADER, (route) => released.promise.then(() => route.continue()))
  await fixClock(page)
  await page.goto('/', { waitUntil: 'commit' })
  await fillTrip(page, localTrip)
  await search(page).click()
  await expect(page).toHaveURL('/')
  released.resolve()
  await page.waitForURL('**/car-offers/?*')
  await expect.poll(() => provider.sent.length).toBe(1)
})

for (const [kind, path] of Object.entries(PAGES))
  test(`the ${kind} page starts after its load event without a click, a key or a touch, without a console message, and fetches nothing twice`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await gotoHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
    const { load, fetched } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const fetched = entries.map(({ name, startTime, transferSize, initiatorType }) => ({
        name,
        startTime,
        transferSize,
        isScript: ['script', 'fetch'].includes(initiatorType),
      }))
      return { load: navigation?.loadEventStart ?? 0, fetched }
    })
    const scripts = fetched.filter(
      ({ name, isScript }) => isScript && ISLANDS.some((file) => name.endsWith(file)),
    )
    expect(load).toBeGreaterThan(0)
    expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(load)
    // Scripts that were fetched ahead come from the cache.
    const loaded = fetched.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)
    expect(new Set(loaded).size).toBe(loaded.length)
  })

test('the first picture fades in only after first paint or scroll', async ({ page }) => {
  const fades = () =>
    page
      .locator('.cross-fade-picture')
      .first()
      .evaluate((picture) => getComputedStyle(picture).animationName !== 'none')
  // A picture that never arrives delays the load event.
  await page.route('**/pictures/**', () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await fades()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(fades).toBe(true)
  await page.unroute('**/pictures/**')
  await gotoHydrated(page, '/')
  expect(await fades()).toBe(true)
})

/** Records the scripts that the page requests, without its loader. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (ISLANDS.some((file) => request.url().endsWith(file))) scripts.push(request.url())
  })
  return scripts
}

// As far as a phone shows them: what is below its screen waits for a visitor.
for (const path of [vehiclePath, '/'])
  test(`what is interactive on ${path} starts at the first movement of the pointer`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path)
    await waitForLoader(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-mounted]')).toHaveCount(0)
    await page.mouse.move(40, 40)
    await page.mouse.move(50, 50)
    await expect(page.locator('[data-start=visit][data-mounted]').first()).toBeAttached()
  })

test('pages that are only read fetch no islands', async ({ page }) => {
  const scripts = recordScripts(page)
  for (const path of ['/sedans/', '/blogs/1/', '/car-details/']) {
    await page.goto(path)
    await visit(page)
    await page.mouse.wheel(0, 3000)
    await page.waitForLoadState('networkidle')
    expect(scripts, path).toEqual([])
  }
})

test('a query and a hash start the scripts of the home page without a visitor', async ({ page }) => {
  const scripts = recordScripts(page)
  // Another page between them: to a hash alone a browser only scrolls.
  for (const address of ['/?location=Saket', '/privacy/', '/#faq']) {
    scripts.length = 0
    await page.goto(address)
    if (address !== '/privacy/') await expect.poll(() => scripts.length, address).toBeGreaterThan(0)
  }
})

/** Whether each hero picture has been requested. */
const loadedHeroes = (page: Page) =>
  page
    .locator('.cross-fade-picture img')
    .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).currentSrc !== ''))

const SLOW_CONNECTIONS = { 'Save-Data': { saveData: true }, '3G': { effectiveType: '3g' } }

for (const [name, connection] of Object.entries(SLOW_CONNECTIONS)) {
  test(`with ${name} the home page loads one hero picture, and scripts at the first interaction`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const scripts = recordScripts(page)
    await page.goto('/')
    await waitForLoader(page)
    const moves = (all: Element[]) => all.flatMap((picture) => picture.getAnimations()).length
    expect(await page.locator('.cross-fade-picture').evaluateAll(moves)).toBe(0)
    await expect(page.getByRole('checkbox', { name: messages.hero.pause })).toBeHidden()
    expect(scripts).toEqual([])
    expect(await loadedHeroes(page)).toEqual([true, false, false])
    await control(page, 'location').focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
}

for (const { width, file } of [
  { width: 360, file: 'display-phone' },
  { width: 1280, file: 'display' },
])
  test(`a screen ${width} px wide fetches one file of the display face`, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) =>
      files.push(/\/(display[^.]*)[^/]*\.woff2$/.exec(request.url())?.[1] ?? ''),
    )
    await page.setViewportSize({ width, height: 780 })
    await gotoHydrated(page, '/about/')
    expect(files.filter(Boolean)).toEqual([file])
    const family = page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => document.fonts.check(`${getComputedStyle(heading).fontSize} Display`))
    expect(await family).toBe(true)
  })

test('the second and the third hero picture are loaded shortly before their turn', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => loadedHeroes(page)).toEqual([true, true, true])
  const [first = NaN, second = NaN, third = NaN] = await page
    .locator('.cross-fade-picture img')
    .evaluateAll((all) =>
      all.map(
        (picture) => performance.getEntriesByName((picture as HTMLImageElement).currentSrc)[0]?.startTime,
      ),
    )
  // Not what is loaded at a moment: a slow machine may hydrate the page after the second picture's turn.
  expect(second - first).toBeGreaterThan(2000)
  expect(third - first).toBeGreaterThan(7000)
})

test('speculation rules exclude the editor and URLs with a query', async ({ page }) => {
  await page.goto('/')
  const allowed = await page.evaluate(
    (addresses) => {
      type Rule = { href_matches?: string; not?: { href_matches: string[] } }
      type Pattern = new (pattern: string, base: string) => { test: (address: string) => boolean }
      const { URLPattern } = window as unknown as { URLPattern: Pattern }
      const rules = JSON.parse(document.querySelector('script[type=speculationrules]')?.textContent ?? '')
      const matches = (pattern: string, address: string) =>
        new URLPattern(pattern, location.href).test(new URL(address, location.href).href)
      const passes =
        (address: string) =>
        ({ href_matches, not }: Rule) =>
          (!href_matches || matches(href_matches, address)) &&
          !not?.href_matches.some((pattern) => matches(pattern, address))
      return addresses.filter((address) => rules.prefetch[0].where.and.every(passes(address)))
    },
    [
      '/sedans/',
      '/blogs/1/',
      '/admin/',
      '/admin/login/',
      '/car-offers/?name=Asha',
      'tel:+910000000000',
      'https://example.com/',
    ],
  )
  expect(allowed).toEqual(['/sedans/', '/blogs/1/'])
})
