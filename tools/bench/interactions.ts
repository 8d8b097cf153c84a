import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../setup/browser.mjs'

const SLOWDOWN = 4
const PHONE = { width: 390, height: 780 }
const TIMES = 3

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

const openMenu = (page: Page) =>
  page.locator('header button[command="show-modal"]').filter({ visible: true }).first().click()

const interactions: Interaction[] = [
  { name: 'menu', path: '/', act: openMenu },
  { name: 'menu of a text page', path: '/sedans/', act: openMenu },
  { name: 'menu of a hydrated page', path: '/innova-crysta/', act: openMenu },
  { name: 'question', path: '/', act: (page) => page.locator('#faq summary').first().click() },
  { name: 'tab', path: '/', act: (page) => page.locator('#trip-search [role="tab"]').nth(1).click() },
  {
    name: 'first keystroke',
    path: '/',
    act: async (page) => {
      await page.locator('#trip-search input[name="name"]').press('A')
    },
  },
]

/** Records the longest event duration (Event Timing API), which the browser rounds to 8 ms. */
function watch(): void {
  const seen = { longest: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function measureOne(page: Page, origin: string, { path, act }: Interaction): Promise<number> {
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await act(page)
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest)
}

/**
 * The duration of interactions on a slow phone: the longest of three, from the event to the next paint. An interaction
 * below 16 ms counts as 0.
 */
export async function measureInteractions(origin: string): Promise<{ name: string; milliseconds: number }[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true })
  await page.addInitScript(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const measured = []
  for (const interaction of interactions) {
    const costs: number[] = []
    for (let time = 0; time < TIMES; time++) costs.push(await measureOne(page, origin, interaction))
    measured.push({ name: interaction.name, milliseconds: Math.max(...costs) })
  }
  await browser.close()
  return measured
}
