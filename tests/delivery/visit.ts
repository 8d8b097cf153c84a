import type { Browser, BrowserContext, Page } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { readStartList } from '@/late-start/build/start-list'
import type { Visit } from './plan'
import type { Arrival, Profile, Provider } from './provider'
import type { Site } from './site'
import { type Known, startTimeline, watchVisit } from './timeline'

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
  /** The events of the visit, for debugging. */
  timeline: string[]
  known: Known[]
}

const PATHS = { home: '/', offers: '/car-offers/', vehicle: '/toyota-fortuner/' }
const BUTTONS = { home: 'Search', offers: 'Search', vehicle: 'Send enquiry' }
const DAY_MS = 24 * 60 * 60_000
/** How much later the visitor comes back. */
const RETURN_AFTER_MS = 5 * 60_000
/** A person takes some seconds to fill in a form; the script fills it in at once, so it waits. */
const FILLING_MS = 400

/** Gives up an operation that a browser under load may never finish. */
const withTimeout = <T>(work: Promise<T>) => Promise.race([work.catch(ignore), wait(15_000)])

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
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
  const [, list = ''] = /data-start="([^"]*)"/.exec(site.read(`${path}index.html`)) ?? []
  const scripts = readStartList(list).filter((name) => name.endsWith('.js'))
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

async function fillIn(page: Page, { kind, name }: Visit): Promise<void> {
  const form = page.locator('main form').first()
  const day = dayAfterTomorrow()
  const values: Record<string, string> = {
    location: 'Saket, New Delhi',
    ...(kind === 'vehicle' ? { dateTime: `${day}T10:30` } : { date: day, time: '10:30' }),
    name,
    contact: '9876543210',
  }
  for (const [control, value] of Object.entries(values)) await form.locator(`[name="${control}"]`).fill(value)
}

const press = (page: Page, { kind }: Visit) =>
  page.locator('main form').first().getByRole('button', { name: BUTTONS[kind] }).click({ noWaitAfter: true })

/** Goes offline for a while around the time of the request. */
async function loseConnection(context: BrowserContext, { fault, dice }: Visit): Promise<void> {
  if (fault !== 'connection lost') return
  await wait(dice * 1500)
  await context.setOffline(true)
  await wait(300 + ((dice * 10) % 1) * 2500)
  await context.setOffline(false)
}

/** Waits for the result of the submit: the offers page, or the status of the vehicle form. */
async function seeNext(page: Page, { kind }: Visit): Promise<void> {
  if (kind === 'vehicle')
    await page
      .locator('main form')
      .getByText(/Enquiry sent!|Could not send/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 60_000 })
  else await page.waitForURL('**/car-offers/?*', { timeout: 60_000, waitUntil: 'commit' })
}

async function leave(page: Page, { leave: way }: Visit): Promise<void> {
  const options = { timeout: 15_000, waitUntil: 'commit' } as const
  if (way === 'close') await page.close()
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
  const until = Date.now() + 30_000
  while ((await countQueued(page)) > 0 && Date.now() < until) await wait(150)
  if (Date.now() >= until) console.error(`visit ${visit.number}: the outbox is not empty`)
  return page
}

/** Whether the form reports that it could not send. */
const showsFailure = (page: Page) =>
  page
    .locator('main form')
    .getByText('Could not send')
    .filter({ visible: true })
    .count()
    .then((count) => count > 0)
    .catch(() => false)

/** Runs one visit, from the form to the visitor's return. */
export async function runVisit(lane: Lane, visit: Visit): Promise<VisitResult> {
  const { browser, site, provider } = lane
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  const leftAt: number[] = []
  const already = provider.arrivals.length
  const timeline = startTimeline()
  provider.tell(timeline.note)
  try {
    await watchVisit(context, provider.origin, timeline)
    await arrangeFault(context, lane, visit)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept().catch(ignore))
    const second = visit.hasSecondTab ? await context.newPage() : undefined
    if (second) await second.goto(`${site.origin}/privacy/`, { waitUntil: 'commit' })
    await page.goto(`${site.origin}${PATHS[visit.kind]}`, { waitUntil: 'domcontentloaded' })
    await fillIn(page, visit)
    await wait(FILLING_MS)
    const lost = loseConnection(context, visit)
    timeline.note('pressed')
    await press(page, visit)
    if (visit.moment !== 'while it is sent') await seeNext(page, visit).catch(ignore)
    await wait(visit.stay)
    const failureShown = visit.kind === 'vehicle' && (await showsFailure(page))
    leftAt.push(Date.now())
    timeline.note(`left by ${visit.leave}`)
    await withTimeout(leave(page, visit))
    if (second) await second.reload({ timeout: 15_000, waitUntil: 'commit' }).catch(ignore)
    await lost
    await wait(visit.lastStay)
    // On a busy machine a page may process a response late.
    for (const open of context.pages()) await withTimeout(countQueued(open))
    leftAt.push(Date.now())
    timeline.note('all pages closed')
    for (const open of context.pages()) await withTimeout(open.close())
    await provider.settle()
    const beforeReturn = provider.arrivals.length - already
    timeline.note('comes back')
    await returnLater(context, lane, visit)
    await provider.settle()
    return {
      visit,
      arrivals: provider.arrivals.slice(already),
      beforeReturn,
      failureShown,
      leftAt,
      timeline: timeline.lines,
      known: timeline.known,
    }
  } finally {
    await withTimeout(context.close())
    await provider.settle()
  }
}
