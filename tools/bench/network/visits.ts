import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { findWholeBrowser } from '../../setup/browser.mjs'

/** From the start of the navigation, in milliseconds. A prerendered page starts when it is shown. */
export type Paints = { first: number; largest: number; protocol: string; prerendered: boolean }

/** Not in TypeScript's own library. */
type PrerenderTiming = PerformanceNavigationTiming & { activationStart?: number }

export type Visit = { first: Paints; second: Paints }

const SETTLED_MS = 700
/** Longer than Chromium waits before it prefetches a page at a moderate eagerness. */
const HOVER_MS = 400
const PRESS_MS = 120

export const startBrowser = (trustedKey: string) =>
  chromium.launch({
    executablePath: findWholeBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${trustedKey}`,
    ],
  })

async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(SETTLED_MS)
  const { begin, first, largest, protocol } = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PrerenderTiming[]
    return {
      begin: navigation?.activationStart ?? 0,
      protocol: navigation?.nextHopProtocol ?? '',
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largest: await new Promise<number>((settle) =>
        new PerformanceObserver((list) => settle(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
    }
  })
  // What was painted before the page was shown took no time.
  const since = (moment: number) => Math.max(0, moment - begin)
  return { first: since(first), largest: since(largest), protocol, prerendered: begin > 0 }
}

async function open(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage()
  await page.goto(url)
  const paints = await paintsOf(page)
  await page.close()
  return paints
}

/** Opens a page as a new visitor with a phone, and once more as the same visitor. */
export async function visitTwice(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(devices['Pixel 7'])
  const first = await open(context, url)
  const second = await open(context, url)
  await context.close()
  return { first, second }
}

/** Opens a page, then another by a link, as a new visitor with a mouse. @param speculates whether speculation rules apply. */
export async function followLink(
  browser: Browser,
  url: string,
  link: string,
  speculates: boolean,
): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  if (!speculates) await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove())
  await page.waitForTimeout(SETTLED_MS)
  const target = page.locator(`main a[href="${link}"]`).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.waitForTimeout(HOVER_MS)
  await target.click({ delay: PRESS_MS, noWaitAfter: true })
  await page.waitForURL(`**${link}`)
  const paints = await paintsOf(page)
  await context.close()
  return paints
}
