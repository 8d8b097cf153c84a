import { basePath } from '@/lib/config/env'
import { waitWithTimeout } from './wait-with-timeout'
import { OUTCOMES, outcomeAddress, SEND_WORKER, type SendRequest } from './send-worker-messages'

/**
 * A `keepalive` request continues after its page was unloaded, but its answer is lost: it is unknown whether the
 * enquiry arrived. So a service worker sends the background retries of the outbox (tools/postbuild/send-worker.ts):
 * it receives the answer after an unload too, and records it for the next page. A form's own send is made by the
 * page.
 */

/** How long a worker may take to confirm that it runs. After that the page sends the request. */
const READY_MS = 500

/** How long a retry waits for a worker that is being installed: sent by the page, its answer could be lost. */
const INSTALL_MS = 5000

let registration: ServiceWorkerRegistration | undefined
let starting: Promise<void> | undefined

/** Resolves once a worker is active, or its installation has failed. */
const untilInstalled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => void (['activated', 'redundant'].includes(worker.state) && resolve())
    worker.addEventListener('statechange', check)
    check()
  })

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(basePath + SEND_WORKER)
    const worker = registration.installing ?? registration.waiting
    if (!registration.active && worker) await untilInstalled(worker)
  } catch {
    // The browser has no service workers, or registration failed.
    starting = undefined
  }
}

/**
 * Registers the worker, and resolves once it is active, after 5 s at most. Without service workers the pages send.
 * Never throws.
 */
export const startSendWorker = (): Promise<void> => waitWithTimeout((starting ??= register()), INSTALL_MS)

/** Whether a worker may be sending a request. */
export const hasSendWorker = (): boolean => Boolean(registration?.active)

const nextMessage = (port: MessagePort) =>
  new Promise<unknown>((resolve) => (port.onmessage = ({ data }) => resolve(data)))

/**
 * Sends a request by the worker.
 * @returns the status of the answer, 0 for a network error; undefined where there is no worker: nothing was sent.
 */
export async function sendByWorker(request: SendRequest, signal: AbortSignal): Promise<number | undefined> {
  const worker = registration?.active
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  try {
    let isReady = false
    const ready = nextMessage(port1).then(() => (isReady = true))
    worker.postMessage('send', [port2])
    await waitWithTimeout(ready, READY_MS)
    if (!isReady) return undefined
    const answer = nextMessage(port1)
    port1.postMessage(request)
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('no answer', 'AbortError')))
    })
    return Number(await Promise.race([answer, ended]))
  } finally {
    port1.close()
  }
}

/** The recorded status of an attempt, 0 for a network error; undefined where none is recorded. Never throws. */
export async function readOutcome(attempt: string): Promise<number | undefined> {
  try {
    const noted = await (await caches.open(OUTCOMES)).match(outcomeAddress(attempt))
    const status = noted && Number.parseInt(await noted.text(), 10)
    return Number.isInteger(status) ? status : undefined
  } catch {
    return undefined
  }
}

/** Deletes the recorded outcome of an attempt. Never throws. */
export async function forgetOutcome(attempt: string): Promise<void> {
  try {
    await (await caches.open(OUTCOMES)).delete(outcomeAddress(attempt))
  } catch {
    // Without a cache nothing is recorded.
  }
}
