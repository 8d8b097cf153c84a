import { expect, type Page } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { HYDRATED_EVENT } from '@/late-start/client/hydrated-event'

/** The site's own scripts: the framework's chunks and the pages' payloads. */
export const SCRIPTS = '**/_next/static/**/*.js'

/** Keeps every script of the page waiting until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Makes a function of the browser throw when it is called, as a defect in a client component would. Before any visit. */
export const breakFunction = (page: Page, name: 'matchMedia' | 'requestAnimationFrame') =>
  page.addInitScript((broken) => {
    Object.assign(window, {
      [broken]: () => {
        throw new Error(`${broken} is broken`)
      },
    })
  }, name)

const breakScripts = (page: Page, before: string, value: string) =>
  page.route(SCRIPTS, async (route) => {
    const answer = await route.fetch()
    const broken = '(()=>{throw new Error("a component is broken")})()'
    const body = (await answer.text()).replace(before + value, before + broken + '+' + value)
    await route.fulfill({ response: answer, body })
  })

/** Makes every form's own part throw while React draws it in the browser. Before any visit. */
export const breakForms = (page: Page) => breakScripts(page, 'method:', '"dialog"')

/** Makes the comparison's finder throw when its scripts have come. Before any visit. */
export const breakFinder = (page: Page) => breakScripts(page, 'className:', '"scheme-dark')

/** Makes `localStorage` and `sessionStorage` forbidden, or full. Before any visit. */
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

/** How many enquiries wait in the outbox. */
export const countWaiting = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    OUTBOX_PREFIX,
  )

type PageState = 'ready' | 'stopped'

/** Keeps what the page says of itself. Before any visit. @returns the wait for one of these words. */
export async function keepState(page: Page): Promise<(state: PageState) => Promise<void>> {
  await page.addInitScript((answer) => {
    document.addEventListener(answer, (event) => {
      const state: PageState = (event as CustomEvent<unknown>).detail ? 'ready' : 'stopped'
      document.documentElement.setAttribute(`data-was-${state}`, '')
    })
  }, HYDRATED_EVENT)
  return (state) => page.locator(`html[data-was-${state}]`).waitFor({ state: 'attached' })
}

/** Exceptions that nothing on the page has caught. Before any visit. */
export function keepExceptions(page: Page): string[] {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(String(error)))
  return exceptions
}

/** The page reads as it does without scripts, from its heading to its foot. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle(/./)
}
