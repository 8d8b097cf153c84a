import type { TemplateParams } from './outcome'
import { createStore } from '@/lib/browser/storage'
import { hasQueuedEnquiries } from './outbox-key'
import { startSendWorker } from './worker-registration'

/**
 * The wait after a round that left entries in the outbox; it doubles with each further round, up to LONGEST_WAIT_MS.
 */
export const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000
/**
 * The first round starts this long after navigation, since a visitor who navigates on does so earlier, and a
 * cancelled attempt has an unknown outcome.
 */
export const SETTLED_MS = 3000

/** What the outbox has done while this page was open: how many it sent, and the last enquiry that it gave up. */
export type OutboxNews = { sent: number; givenUp?: TemplateParams }

export const outboxNews = createStore<OutboxNews>({ sent: 0 })

const tell = (more: Partial<OutboxNews>) => outboxNews.set({ ...outboxNews.get(), ...more })

let timer: ReturnType<typeof setTimeout> | undefined

/** @param nextWait that after the round, if it leaves entries. */
function plan(wait: number, nextWait = FIRST_WAIT_MS): void {
  clearTimeout(timer)
  if (hasQueuedEnquiries()) timer = setTimeout(tryRound, wait, nextWait)
}

/** `navigator.onLine` is not asked: browsers report false for networks that work. */
async function runRound(nextWait: number): Promise<void> {
  clearTimeout(timer)
  if (!hasQueuedEnquiries()) return
  const { flushOutbox, prepareToSend } = await import('./send')
  prepareToSend()
  await flushOutbox({
    onSent: () => tell({ sent: outboxNews.get().sent + 1 }),
    onGivenUp: (givenUp) => tell({ givenUp }),
  })
  plan(nextWait, Math.min(nextWait * 2, LONGEST_WAIT_MS))
}

/** If a chunk does not load, the entries stay for the next round or the next page. */
function tryRound(nextWait: number): void {
  runRound(nextWait).catch((error: unknown) => {
    console.error('Outbox not run:', error)
    plan(FIRST_WAIT_MS)
  })
}

/** Sends what the loader has stored on this page for a form that cannot send. */
export const flushSoon = () => plan(0)

/**
 * Sends the entries of the outbox: after SETTLED_MS, whenever the browser is online again or the page is restored
 * from the back/forward cache, and with exponential backoff while entries are left.
 */
export function startOutbox(): void {
  // Before the code that sends has loaded, so that the worker is ready by then.
  if (hasQueuedEnquiries()) void startSendWorker()
  plan(Math.max(0, SETTLED_MS - performance.now()))
  window.addEventListener('online', () => tryRound(FIRST_WAIT_MS))
  window.addEventListener('pageshow', ({ persisted }) => persisted && plan(SETTLED_MS))
}
