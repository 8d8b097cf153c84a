import { expect, type Page } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { deferred } from './deferred'

/** The scripts of a page, without its loader. */
export const SCRIPTS = /\/_next\/static\/islands\/(?!page-)[^/]+\.js$/
/** The script that starts them: late-start/page.ts. */
export const LOADER = '**/_next/static/islands/page-*.js'

/** Delays every script of the page. @returns a function that releases them. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = deferred()
  await page.route(SCRIPTS, (route) => promise.then(() => route.fallback()))
  return resolve
}

/** Makes `matchMedia` throw when it is called, as a bug in a client component would. Call before the first navigation. */
export const breakMatchMedia = (page: Page) =>
  page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('matchMedia is broken')
    }
  })

/** Makes the client component of every form throw while React renders it. Call before the first navigation. */
export const breakForms = (page: Page) =>
  page.route(SCRIPTS, async (route) => {
    try {
      const answer = await route.fetch()
      const broken = 'method:(()=>{throw new Error("a component is broken")})()+"dialog"'
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('method:"dialog"', broken),
      })
    } catch {
      // The page is gone.
      await route.abort().catch(() => undefined)
    }
  })

/** Makes `localStorage` and `sessionStorage` throw: on access, or on writing. Call before the first navigation. */
export const breakStorage = (page: Page, how: 'forbidden' | 'full') =>
  page.addInitScript((kind) => {
    const refuse = (name: string) => () => {
      throw new DOMException(kind, name)
    }
    if (kind === 'full') Storage.prototype.setItem = refuse('QuotaExceededError')
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: refuse('SecurityError') })
  }, how)

/** The number of enquiries queued in the outbox. */
export const countQueued = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    OUTBOX_PREFIX,
  )

/** The loader has decided when to start the scripts: it stops delaying animations in the same task. */
export const waitForLoader = (page: Page) =>
  page.locator('html:not([data-waiting])').waitFor({ state: 'attached' })

/** Shows the page that a visitor is there. */
export async function visit(page: Page): Promise<void> {
  await waitForLoader(page)
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
}

/** Visits the page, and waits until the islands that start then have started. */
export async function waitForIslands(page: Page): Promise<void> {
  await visit(page)
  // An assertion would look once a second only.
  await page
    .locator('site-island[data-start=visit]:not([data-mounted])')
    .first()
    .waitFor({ state: 'detached' })
}

/** Records uncaught exceptions. Call before the first navigation. */
export function recordExceptions(page: Page): string[] {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(String(error)))
  return exceptions
}

/** Expects the server-rendered page: heading, footer and title. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle(/./)
}
