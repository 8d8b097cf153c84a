import { outboxHasMail } from './outbox-key'

/** The wait after a round that left mail behind; it doubles with each further one, up to the longest. */
export const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000
/** Whoever goes on at once goes on by then: an attempt that is cut off has an outcome that nobody knows. */
export const SETTLED_MS = 3000

/** Enquiries from the outbox that arrived while this page was open. */
let sentHere = 0
let failedRounds = 0
let isStopped = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: the listener is told whenever an enquiry has arrived. */
export function subscribeSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many enquiries have arrived from this page's outbox. */
export const getSent = () => sentHere

function onSent(): void {
  sentHere += 1
  listeners.forEach((listener) => listener())
}

function plan(wait: number): void {
  clearTimeout(timer)
  if (!isStopped && outboxHasMail()) timer = setTimeout(tryRound, wait)
}

/** Registers the send worker, and makes the way to the provider shorter. A slow worker holds up no send. */
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
  if (!outboxHasMail() || !navigator.onLine) return
  const [{ flushOutbox }, { sendOnce }] = await Promise.all([import('./outbox'), import('./send'), prepare()])
  const nextAt = await flushOutbox(sendOnce, onSent)
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** failedRounds, LONGEST_WAIT_MS)
  // One that has only looked at what others are sending has not failed.
  if (nextAt === Infinity) failedRounds += 1
  plan(Math.min(backOff, Math.max(0, nextAt - Date.now())))
}

/** A chunk that does not load leaves the mail where it is, for the next page or the next round. */
function tryRound(): void {
  runRound().catch((error: unknown) => {
    console.error('Outbox not run:', error)
    plan(FIRST_WAIT_MS)
  })
}

/**
 * Empties the outbox once the visitor has settled on the page, whenever the connection comes back or the page is shown
 * again, and with a growing wait while mail is left.
 * @returns the function that stops it.
 */
export function startOutbox(): () => void {
  isStopped = false
  // Until the visitor has settled.
  if (outboxHasMail()) prepare().catch(() => undefined)
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
