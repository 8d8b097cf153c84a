import { outboxHasMail } from './outbox-key'

/** The wait after a round that left mail behind; it doubles with each further one, up to the longest. */
export const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000

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

async function runRound(): Promise<void> {
  clearTimeout(timer)
  if (!outboxHasMail() || !navigator.onLine) return
  const [{ flushOutbox }, { sendPatiently }] = await Promise.all([import('./outbox'), import('./send')])
  sentHere += await flushOutbox((params) => sendPatiently('trip', params))
  listeners.forEach((listener) => listener())
  if (isStopped || !outboxHasMail()) return
  timer = setTimeout(tryRound, Math.min(FIRST_WAIT_MS * 2 ** failedRounds, LONGEST_WAIT_MS))
  failedRounds += 1
}

/** A chunk that does not load leaves the mail where it is, for the next page. */
const tryRound = () => void runRound().catch((error: unknown) => console.error('Outbox not run:', error))

/**
 * Empties the outbox now, whenever the connection comes back, and with a growing wait while mail is left.
 * @returns the function that stops it.
 */
export function startOutbox(): () => void {
  isStopped = false
  tryRound()
  window.addEventListener('online', tryRound)
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', tryRound)
  }
}
