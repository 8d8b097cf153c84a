/**
 * The send worker: a service worker that sends an enquiry for a page, and notes the outcome where the next page finds
 * it. A page that is left hears no answer any more; this one does. It controls no page.
 */
import {
  OUTCOMES,
  outcomeAddress,
  SEND_LIMIT_MS,
  type SendRequest,
} from '../../lib/enquiry/send-worker-messages'

/** Missing in TypeScript's library of the pages, which all other code here is for. */
type WorkerMessage = MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void }

/** A page that has gone before it said what to send. */
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

/** Where nothing can be noted, the outcome is the page's alone to know. */
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
  // An earlier attempt of the same page may have failed.
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
    // Only then does the page hand over what is to be sent: it never sends the same itself.
    port.postMessage('ready')
  })
  waitUntil.call(event, work)
})
