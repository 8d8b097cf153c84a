import { hasQueuedEnquiries } from './outbox-key'

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

/** The number of enquiries that were sent from the outbox while this page was open. */
let sentHere = 0
let failedRounds = 0
let isStopped = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: the listener is called whenever an enquiry has been sent. */
export function subscribeSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many enquiries this page has sent from the outbox. */
export const getSent = () => sentHere

function onSent(): void {
  sentHere += 1
  listeners.forEach((listener) => listener())
}

function plan(wait: number): void {
  clearTimeout(timer)
  if (!isStopped && hasQueuedEnquiries()) timer = setTimeout(tryRound, wait)
}

/** Registers the send worker, and connects to the provider. Does not wait for the worker. */
async function prepare(): Promise<void> {
  const [{ prepareToSend }, { startSendWorker }] = await Promise.all([
    import('./send'),
    import('./send-worker'),
  ])
  prepareToSend()
  void startSendWorker()
}

async function runRound(): Promise<void> {
  clearTimeout(timer)
  if (!hasQueuedEnquiries() || !navigator.onLine) return
  const [{ flushOutbox }, { sendOnce }] = await Promise.all([import('./outbox'), import('./send'), prepare()])
  const nextAt = await flushOutbox(sendOnce, onSent)
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** failedRounds, LONGEST_WAIT_MS)
  // A round that only waits for the leases of other pages has not failed.
  if (nextAt === Infinity) failedRounds = hasQueuedEnquiries() ? failedRounds + 1 : 0
  plan(Math.min(backOff, Math.max(0, nextAt - Date.now())))
}

/** If a chunk does not load, the entries stay for the next round or the next page. */
function tryRound(): void {
  runRound().catch((error: unknown) => {
    console.error('Outbox not run:', error)
    plan(FIRST_WAIT_MS)
  })
}

/**
 * Sends the entries of the outbox: after SETTLED_MS, whenever the browser is online again or the page is restored
 * from the back/forward cache, and with exponential backoff while entries are left.
 * @returns the function that stops it.
 */
export function startOutbox(): () => void {
  isStopped = false
  // Meanwhile, so that the worker is ready by then.
  if (hasQueuedEnquiries()) prepare().catch(() => undefined)
  plan(Math.max(0, SETTLED_MS - performance.now()))
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && plan(SETTLED_MS)
  window.addEventListener('online', tryRound)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', tryRound)
    window.removeEventListener('pageshow', onPageShow)
  }
}
