import type { BrowserContext, Page } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'

/** What happened to one visit's enquiry, in order: why one arrived twice is read off it. */
export type Timeline = {
  note: (what: string) => void
  /** Each line begins with the milliseconds since the visit began. */
  lines: () => string[]
}

export function startTimeline(now: () => number = Date.now): Timeline {
  const startedAt = now()
  const noted: string[] = []
  return {
    note: (what) => void noted.push(`${now() - startedAt} ${what}`),
    lines: () => noted,
  }
}

const LOGGED = '[outbox]'

/** Says in the console what the page writes into the outbox and takes out of it. */
async function logStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ logged, prefix }) => {
      const { setItem, removeItem } = Storage.prototype
      const say = (key: string, what: string) =>
        key.startsWith(prefix) &&
        // eslint-disable-next-line no-console -- the console is how the page tells the run
        console.debug(logged, what, location.pathname)
      Storage.prototype.setItem = function (key, value) {
        say(key, `kept ${/"lease":[^}]*}/.exec(value)?.[0] ?? ''}`)
        return setItem.call(this, key, value)
      }
      Storage.prototype.removeItem = function (key) {
        say(key, 'taken out')
        return removeItem.call(this, key)
      }
    },
    { logged: LOGGED, prefix: OUTBOX_PREFIX },
  )
}

function watchPage(page: Page, name: string, providerOrigin: string, { note }: Timeline): void {
  page.on('console', (message) => {
    if (message.text().startsWith(LOGGED)) note(`${name}: ${message.text()}`)
  })
  page.on('framenavigated', () => note(`${name}: at ${new URL(page.url()).pathname}`))
  page.on('close', () => note(`${name}: closed`))
  const isSend = (url: string, method: string) => url.startsWith(providerOrigin) && method === 'POST'
  page.on('request', (sent) => isSend(sent.url(), sent.method()) && note(`${name}: send`))
  page.on('response', (got) => isSend(got.url(), got.request().method()) && note(`${name}: ${got.status()}`))
  page.on(
    'requestfailed',
    (lost) => isSend(lost.url(), lost.method()) && note(`${name}: ${lost.failure()?.errorText}`),
  )
}

/** Notes what the pages of a visit send, hear and keep. */
export async function watchVisit(
  context: BrowserContext,
  providerOrigin: string,
  timeline: Timeline,
): Promise<void> {
  let pages = 0
  context.on('page', (page) => watchPage(page, `page ${++pages}`, providerOrigin, timeline))
  await logStorage(context)
}
