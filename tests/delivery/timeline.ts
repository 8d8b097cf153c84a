import type { BrowserContext, Page, Request } from '@playwright/test'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'

/** When the sender learnt that an enquiry had arrived, by the machine's clock. */
export type Known = {
  at: number
  /** False where the page had the response but may have been left before processing it. */
  isCertain: boolean
}

/** The events of one visit's enquiry, in order, to explain duplicates. */
export type Timeline = {
  note: (what: string) => void
  /** Each line starts with the milliseconds since the start of the visit. */
  lines: string[]
  known: Known[]
}

export function startTimeline(): Timeline {
  const startedAt = Date.now()
  const lines: string[] = []
  return { note: (what) => void lines.push(`${Date.now() - startedAt} ${what}`), lines, known: [] }
}

/** Prefix of console messages about storage; the time and the operation follow. */
const LOGGED = '[storage]'
const SENT_LOG = 'enquiries-sent'

/** Logs the writes and deletions of the outbox to the console. */
const logStorage = (context: BrowserContext) =>
  context.addInitScript(
    ({ logged, keys }) => {
      const { setItem, removeItem } = Storage.prototype
      Storage.prototype.setItem = function (key: string, value: string) {
        if (keys.some((start) => key.startsWith(start)))
          console.warn(logged, performance.timeOrigin + performance.now(), key)
        return setItem.call(this, key, value)
      }
      Storage.prototype.removeItem = function (key: string) {
        if (keys.some((start) => key.startsWith(start)))
          console.warn(logged, performance.timeOrigin + performance.now(), key, 'taken out')
        return removeItem.call(this, key)
      }
    },
    { logged: LOGGED, keys: [OUTBOX_PREFIX, SENT_LOG] },
  )

function watchPage(page: Page, name: string, { note, known }: Timeline): void {
  page.on('console', (message) => {
    const [logged, at, ...what] = message.text().split(' ')
    if (logged !== LOGGED) return
    note(`${name}: ${what.join(' ')}`)
    if (what[0] === SENT_LOG) known.push({ at: Number(at), isCertain: true })
  })
  page.on('framenavigated', () => note(`${name}: at ${new URL(page.url()).pathname}`))
  page.on('close', () => note(`${name}: closed`))
}

/** Records the requests, responses and storage operations of the pages of a visit and their worker. */
export async function watchVisit(
  context: BrowserContext,
  providerOrigin: string,
  { note, lines, known }: Timeline,
): Promise<void> {
  let pages = 0
  const senderOf = (request: Request) => (request.serviceWorker() ? 'worker' : 'page')
  const isSend = (request: Request) => request.url().startsWith(providerOrigin) && request.method() === 'POST'
  context.on('page', (page) => watchPage(page, `page ${++pages}`, { note, lines, known }))
  context.on('request', (request) => isSend(request) && note(`${senderOf(request)}: send`))
  context.on('requestfailed', (request) => {
    if (isSend(request)) note(`${senderOf(request)}: ${request.failure()?.errorText}`)
  })
  context.on('response', (response) => {
    const request = response.request()
    if (!isSend(request)) return
    note(`${senderOf(request)}: ${response.status()}`)
    if (response.status() === 200) known.push({ at: Date.now(), isCertain: request.serviceWorker() !== null })
  })
  await logStorage(context)
}
