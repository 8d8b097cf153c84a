import { type Mail, SEND_LIMIT_MS } from './post-mail'
import { waitWithTimeout } from './wait-with-timeout'
import { startSendWorker } from './worker-registration'

/**
 * A page that is left never learns whether its request arrived. The send worker (./worker-script.ts) does:
 * it remembers what was accepted, so that the next page asks it again without sending twice.
 */

/** What a page asks of the worker: to send the mail, unless one of that reference was accepted or is being sent. */
export type SendRequest = { reference: string; mail: Mail }

/** How long a worker may take to confirm that it runs. After that the page sends the request. */
const READY_MS = 2000

const nextMessage = (port: MessagePort) =>
  new Promise<unknown>((resolve) => (port.onmessage = ({ data }) => resolve(data)))

/**
 * Sends a mail by the worker, which continues when the page is left.
 * @param onTaken is called once the worker has the mail.
 * @returns the status of the answer, 0 for a network error; undefined where there is no worker: nothing was sent.
 */
export async function sendByWorker(request: SendRequest, onTaken?: () => void): Promise<number | undefined> {
  const worker = await startSendWorker()
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  try {
    const ready = nextMessage(port1)
    worker.postMessage('send', [port2])
    if (!(await waitWithTimeout(ready, READY_MS))) return undefined
    const answer = nextMessage(port1)
    port1.postMessage(request)
    onTaken?.()
    // A worker that the browser has stopped never answers.
    return Number((await waitWithTimeout(answer, SEND_LIMIT_MS + READY_MS)) ?? 0)
  } finally {
    port1.close()
  }
}
