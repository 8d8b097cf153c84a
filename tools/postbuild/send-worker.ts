/**
 * The send worker: a service worker that sends an enquiry for a page, and stores the outcome for the next page. A page
 * that is left does not receive the response; the worker does. It controls no page.
 */
import {
  OUTCOMES,
  outcomeAddress,
  SEND_LIMIT_MS,
  type SendRequest,
} from '../../lib/enquiry/send-worker-messages'

/** Missing in TypeScript's DOM library, for which all other code is compiled. */
type WorkerMessage = MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void }

/** For a page that was closed before it posted what to send. */
const LONGEST_WAIT_MS = 5000

/** @returns the status of the answer; 0 for a broken connection. */
async function post({ url, headers, body }: SendRequest): Promise<number> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), SEND_LIMIT_MS)
  try {
    const { status } = await fetch(url, { method: 'POST', headers, body, signal: controller.signal })
    return status
  } catch {
    return 0
  } finally {
    clearTimeout(limit)
  }
}

/** If storing fails, only the page knows the outcome. */
async function note(attempt: string, status?: number): Promise<void> {
  try {
    const outcomes = await caches.open(OUTCOMES)
    if (status === undefined) await outcomes.delete(outcomeAddress(attempt))
    else await outcomes.put(outcomeAddress(attempt), new Response(String(status)))
  } catch {
    // Storage is full or forbidden.
  }
}

async function send(request: SendRequest, port: MessagePort): Promise<void> {
  // An earlier attempt to register from the same page may have failed.
  await note(request.attempt)
  const status = await post(request)
  await note(request.attempt, status)
  port.postMessage(status)
}

addEventListener('message', (event) => {
  const { ports, waitUntil } = event as WorkerMessage
  const [port] = ports
  if (!port) return
  const work = new Promise<void>((done) => {
    const limit = setTimeout(done, LONGEST_WAIT_MS)
    port.onmessage = ({ data }) => {
      clearTimeout(limit)
      void send(data as SendRequest, port).then(done)
    }
    // Only after this message does the page post the enquiry, which it then does not send itself.
    port.postMessage('ready')
  })
  waitUntil.call(event, work)
})
