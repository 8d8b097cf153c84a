import { basePath } from '@/lib/site/env'
import { waitAtMost } from './patience'
import { OUTCOMES, outcomeAddress, SEND_WORKER, type SendRequest } from './send-worker-messages'

/**
 * A request goes on when its page is left, and its answer is lost: nobody knows whether the enquiry arrived. What a page
 * repeats from the outbox, in the background, a service worker sends (tools/postbuild/send-worker.ts): it hears the answer
 * all the same, and notes it for the next page. What a visitor sends by a form, the page itself sends.
 */

/** How long a worker may take to say that it is there. A request whose worker is late is sent by the page. */
const READY_MS = 500

/** How long a repetition waits for a worker that is being installed: a page that sends it may be left before the answer. */
const INSTALL_MS = 5000

let registration: ServiceWorkerRegistration | undefined
let starting: Promise<void> | undefined

/** Resolves once a worker is installed, or has failed to be. */
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
    // No service workers here, or not now.
    starting = undefined
  }
}

/** Registers the worker, and resolves once it can send, 5 s at most. Where a browser has none, pages send by themselves. Never throws. */
export const startSendWorker = (): Promise<void> => waitAtMost((starting ??= register()), INSTALL_MS)

/** Whether a request may be with the worker, which goes on without the page. */
export const hasSendWorker = (): boolean => Boolean(registration?.active)

const nextMessage = (port: MessagePort) =>
  new Promise<unknown>((resolve) => (port.onmessage = ({ data }) => resolve(data)))

/**
 * Has the worker send a request.
 * @returns the status of the answer, 0 for a broken connection; undefined where no worker is there: nothing was sent.
 */
export async function sendByWorker(request: SendRequest, signal: AbortSignal): Promise<number | undefined> {
  const worker = registration?.active
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  try {
    let isReady = false
    const ready = nextMessage(port1).then(() => (isReady = true))
    worker.postMessage('send', [port2])
    await waitAtMost(ready, READY_MS)
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

/** The status of an attempt whose page was left, 0 for a broken connection; undefined where none is known. Never throws. */
export async function readOutcome(attempt: string): Promise<number | undefined> {
  try {
    const noted = await (await caches.open(OUTCOMES)).match(outcomeAddress(attempt))
    const status = noted && Number.parseInt(await noted.text(), 10)
    return Number.isInteger(status) ? status : undefined
  } catch {
    return undefined
  }
}

/** Takes out what the worker has noted of an attempt. Never throws. */
export async function forgetOutcome(attempt: string): Promise<void> {
  try {
    await (await caches.open(OUTCOMES)).delete(outcomeAddress(attempt))
  } catch {
    // Nothing is noted there.
  }
}
