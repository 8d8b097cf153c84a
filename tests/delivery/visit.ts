import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import type { Visit } from './plan'
import type { Arrival, Profile, Provider } from './provider'
import type { Site } from './site'
import { type Known, watchKnown } from './known'

/** The resources of one visit at a time: a browser, a site and a provider. */
export type Lane = { browser: Browser; site: Site; provider: Provider }

/** The outcome of one visit's enquiry. */
export type VisitResult = {
  visit: Visit
  /** Arrivals of the enquiry at the provider. */
  arrivals: Arrival[]
  /** How many of them had arrived before the visitor came back. */
  beforeReturn: number
  /** The form reported that the enquiry could not be sent. */
  failureShown: boolean
  /** When a page was left. */
  leftAt: number[]
  known: Known[]
}

const PATHS: Record<Visit['kind'], string> = {
  home: '/',
  offers: '/car-offers/',
  vehicle: '/toyota-fortuner/',
  contact: '/contact-us/',
  vendor: '/vendor-application/',
  plan: '/trip-plan/',
  service: '/our-services/',
  newsletter: '/gallery/',
}
/** The names of the forms where they differ from the kinds. */
const FORMS: Partial<Record<Visit['kind'], string>> = { home: 'search', offers: 'search', plan: 'trip-plan' }
const isSearch = ({ kind }: Visit) => FORMS[kind] === 'search'
const formOf = (page: Page, { kind }: Visit) => page.locator(`form[data-draft="${FORMS[kind] ?? kind}"]`)
const TOLD = /Enquiry sent|Application submitted|Could not send|Something went wrong/
const FAILED = /Could not send|Something went wrong/
const DAY_MS = 24 * 60 * 60_000
/** How much later the visitor comes back. */
const RETURN_AFTER_MS = 5 * 60_000
/** A person takes some seconds to fill in a form; the script fills it in at once, so it waits. */
const FILLING_MS = 400

/** Gives up an operation that a browser under load may never finish. */
const withTimeout = <T>(work: Promise<T>) => Promise.race([work.catch(ignore), wait(15_000)])

/** Ignores errors of pages that are closed or navigating, since visits leave at random times. */
const ignore = () => undefined

/** The provider's behaviour for a fault. */
function profileOf({ roundTrip, work, fault, dice }: Visit): Profile {
  const faults: Profile['faults'] = []
  if (fault === 'provider drops the connection')
    faults.push(
      ...(dice < 0.03
        ? (['take and drop'] as const)
        : dice < 0.5
          ? (['drop'] as const)
          : (['drop', 'drop'] as const)),
    )
  if (fault === 'provider refuses')
    faults.push(...(dice < 0.5 ? (['refuse'] as const) : (['refuse', 'refuse'] as const)))
  if (fault === 'provider never answers') faults.push('hang')
  return { roundTrip, work, faults }
}

/** One of the scripts that a page loads at start. */
function someScript(site: Site, path: string, dice: number): string | undefined {
  const html = site.read(`${path}index.html`)
  const [, folder = ''] = /data-loader="([^"]*)"/.exec(html) ?? []
  const [, ahead = ''] = /data-ahead="([^"]*)"/.exec(html) ?? []
  const scripts = ahead.split(' ').map((name) => `${folder}islands/${name}`)
  return scripts[Math.floor(dice * scripts.length)]
}

async function arrangeFault(context: BrowserContext, { site, provider }: Lane, visit: Visit): Promise<void> {
  const { fault, dice, roundTrip, kind } = visit
  provider.setProfile(profileOf(visit))
  site.delay({ roundTrip, script: fault === 'scripts are slow' ? 500 + dice * 9500 : 0 })
  site.block(fault === 'one script is blocked' ? someScript(site, PATHS[kind], dice) : undefined)
  if (fault === 'storage is full')
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
  if (fault === 'the clock is put right')
    await context.addInitScript(
      (days) => {
        // The page that the visitor returns to has the right clock.
        if (location.pathname === '/privacy/') return
        const now = Date.now.bind(Date)
        Date.now = () => now() + days * 86_400_000
      },
      dice < 0.7 ? -3 : 3,
    )
  if (fault === 'exception in a script')
    await context.addInitScript(
      (name) => {
        // The page that the visitor returns to is without that fault.
        if (location.pathname === '/privacy/') return
        Object.assign(window, {
          [name]: () => {
            throw new Error('an exception in a script')
          },
        })
      },
      dice < 0.5 ? 'matchMedia' : 'IntersectionObserver',
    )
}

/** The day after tomorrow, in the format of the form controls. */
const dayAfterTomorrow = () => new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)

/** What is typed into each form, by the names of its controls. */
function valuesOf({ kind, name }: Visit): Record<string, string> {
  const day = dayAfterTomorrow()
  const trip = { location: 'Saket, New Delhi', name, contact: '9876543210' }
  const mail = { email: 'visitor@example.com' }
  const person = { name, ...mail, contactNumber: '9876543210', requirements: 'Four cars a day' }
  const place = { address: 'Sample street 2', vehicle: 'Innova 2024', location: 'Rohini' }
  const values: Record<Visit['kind'], Record<string, string>> = {
    home: { ...trip, date: day, time: '10:30' },
    offers: { ...trip, date: day, time: '10:30' },
    vehicle: { ...trip, dateTime: `${day}T10:30` },
    contact: { ...person, companyName: 'Sample Mills' },
    vendor: { name, ...mail, contactNo: '9876543210', ...place },
    plan: { name, contact: '9876543210' },
    service: person,
    newsletter: mail,
  }
  return values[kind]
}

async function fillPlan(page: Page): Promise<void> {
  const main = page.locator('main')
  const stop = (index: number) => main.locator('[data-stop] input[type=text]').nth(index)
  await stop(0).fill('Delhi')
  await stop(1).fill('Agra')
  await main.locator('[data-stop] input[type=time]').first().fill('10:30')
  await main.locator('input[type=date]').first().fill(dayAfterTomorrow())
}

async function fillIn(page: Page, visit: Visit): Promise<void> {
  if (visit.kind === 'service') await page.locator('main button[data-service]').first().click()
  if (visit.kind === 'plan') await fillPlan(page)
  for (const [control, value] of Object.entries(valuesOf(visit)))
    await formOf(page, visit).locator(`[name="${control}"]`).fill(value)
}

const press = (page: Page, visit: Visit) =>
  formOf(page, visit).locator('[type=submit]').click({ noWaitAfter: true })

/** Goes offline for a while around the time of the request. */
async function loseConnection(context: BrowserContext, { fault, dice }: Visit): Promise<void> {
  if (fault !== 'connection lost') return
  await wait(dice * 1500)
  await context.setOffline(true)
  await wait(300 + ((dice * 10) % 1) * 2500)
  await context.setOffline(false)
}

/** Waits for the result of the submit: the offers page, or the status of another form. */
async function seeNext(page: Page, visit: Visit): Promise<void> {
  if (isSearch(visit)) await page.waitForURL('**/car-offers/?*', { timeout: 60_000, waitUntil: 'commit' })
  else
    await formOf(page, visit).getByText(TOLD).filter({ visible: true }).first().waitFor({ timeout: 60_000 })
}

/** The page's own listeners do not hear that it goes, as when the system kills a tab. */
const silence = () => {
  for (const name of ['pagehide', 'beforeunload', 'visibilitychange'])
    for (const target of [window, document])
      target.addEventListener(
        name,
        (event) => (window as { isKilled?: boolean }).isKilled && event.stopImmediatePropagation(),
        true,
      )
}

async function leave(page: Page, { leave: way, fault }: Visit): Promise<void> {
  const options = { timeout: 15_000, waitUntil: 'commit' } as const
  if (fault === 'storage is cleared') await page.evaluate(() => localStorage.clear()).catch(ignore)
  if (way === 'kill') await page.evaluate(() => Object.assign(window, { isKilled: true })).catch(ignore)
  if (way === 'close' || way === 'kill') await page.close()
  else if (way === 'reload') await page.reload(options)
  else if (way === 'back') await page.goBack(options)
  else
    await page
      .locator('footer a[href="/terms-condition/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
}

const countQueued = (page: Page) =>
  page
    .evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
      OUTBOX_PREFIX,
    )
    .catch(() => 1)

/** The visitor returns later, without faults, and stays until the outbox is empty. */
async function returnLater(context: BrowserContext, { site, provider }: Lane, visit: Visit): Promise<Page> {
  await context.setOffline(false)
  provider.setProfile({ roundTrip: 20, work: 50, faults: [] })
  site.delay({ roundTrip: 0, script: 0 })
  site.block(undefined)
  const page = await context.newPage()
  await page.addInitScript((later) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + later
  }, RETURN_AFTER_MS)
  await page.goto(`${site.origin}/privacy/`)
  const until = Date.now() + 70_000
  while ((await countQueued(page)) > 0 && Date.now() < until) await wait(150)
  if (Date.now() >= until) console.error(`visit ${visit.number}: the outbox is not empty`)
  return page
}

/** Whether the form reports that it could not send, or the offers that the call back is not confirmed. */
async function showsFailure(page: Page, visit: Visit): Promise<boolean> {
  const told = isSearch(visit)
    ? page.locator('main').getByText(/call back is not confirmed/)
    : formOf(page, visit).getByText(FAILED)
  return told
    .filter({ visible: true })
    .count()
    .then(
      (count) => count > 0,
      () => false,
    )
}

/**
 * Runs one visit, from the form to the visitor's return.
 * @param isTraced whether .cache/delivery keeps a trace of it, for `npx playwright show-trace`.
 */
export async function runVisit(lane: Lane, visit: Visit, isTraced = false): Promise<VisitResult> {
  const { browser, site, provider } = lane
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: visit.fault === 'no service worker' ? 'block' : 'allow',
  })
  const leftAt: number[] = []
  const already = provider.arrivals.length
  try {
    if (isTraced) await context.tracing.start({ snapshots: true })
    const known = await watchKnown(context, provider.origin)
    await arrangeFault(context, lane, visit)
    await context.addInitScript(silence)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept().catch(ignore))
    const second = visit.hasSecondTab ? await context.newPage() : undefined
    if (second) await second.goto(`${site.origin}/privacy/`, { waitUntil: 'commit' })
    await page.goto(`${site.origin}${PATHS[visit.kind]}`, { waitUntil: 'domcontentloaded' })
    await fillIn(page, visit)
    await wait(FILLING_MS)
    const lost = loseConnection(context, visit)
    await press(page, visit)
    if (visit.moment !== 'while it is sent') await seeNext(page, visit).catch(ignore)
    await wait(visit.stay)
    const failureShown = await showsFailure(page, visit)
    leftAt.push(Date.now())
    await withTimeout(leave(page, visit))
    if (second) await second.reload({ timeout: 15_000, waitUntil: 'commit' }).catch(ignore)
    await lost
    await wait(visit.lastStay)
    // On a busy machine a page may process a response late.
    for (const open of context.pages()) await withTimeout(countQueued(open))
    leftAt.push(Date.now())
    for (const open of context.pages()) await withTimeout(open.close())
    await provider.settle()
    const beforeReturn = provider.arrivals.length - already
    await returnLater(context, lane, visit)
    await provider.settle()
    return {
      visit,
      arrivals: provider.arrivals.slice(already),
      beforeReturn,
      failureShown,
      leftAt,
      known,
    }
  } finally {
    if (isTraced) await context.tracing.stop({ path: `.cache/delivery/${visit.number}.zip` })
    await withTimeout(context.close())
    await provider.settle()
  }
}
