/**
 * The send worker: a service worker that sends an enquiry for a page, and remembers that it was accepted. A page that
 * is left does not receive the response; the worker does. It controls no page.
 */
import { postMail } from './post-mail'
import type { SendRequest } from './send-worker'

/** Missing in TypeScript's DOM library, for which all other code is compiled. */
type WorkerMessage = MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void }

/** For a page that was closed before it posted what to send. */
const LONGEST_WAIT_MS = 5000
/** Longer than an enquiry is in the outbox. */
const REMEMBERED_MS = 48 * 60 * 60_000

const openAccepted = () => caches.open('accepted-enquiries')
const addressOf = (reference: string) => `/${reference}`

/** Whether a mail of that reference was accepted. */
async function wasAccepted(reference: string): Promise<boolean> {
  try {
    return (await (await openAccepted()).match(addressOf(reference))) !== undefined
  } catch {
    return false
  }
}

/** Remembers that it was accepted, and forgets those of days ago. If this fails, only the page knows. */
async function remember(reference: string): Promise<void> {
  try {
    const accepted = await openAccepted()
    await accepted.put(addressOf(reference), new Response(String(Date.now())))
    for (const earlier of await accepted.keys()) {
      const at = Number(await (await accepted.match(earlier))?.text())
      if (Math.abs(Date.now() - at) > REMEMBERED_MS) await accepted.delete(earlier)
    }
  } catch {
    // Storage is full or forbidden.
  }
}

async function send({ reference, mail }: SendRequest): Promise<number> {
  if (await wasAccepted(reference)) return 200
  const status = await postMail(mail).catch(() => 0)
  if (status === 200) await remember(reference)
  return status
}

/** What is being sent, by reference: a second page that asks for the same waits for the same answer. */
const pending = new Map<string, Promise<number>>()

function sendOnce(request: SendRequest): Promise<number> {
  const { reference } = request
  const answer = pending.get(reference) ?? send(request).finally(() => pending.delete(reference))
  pending.set(reference, answer)
  return answer
}

addEventListener('message', (event) => {
  const { ports, waitUntil } = event as WorkerMessage
  const [port] = ports
  if (!port) return
  const work = new Promise<void>((done) => {
    const limit = setTimeout(done, LONGEST_WAIT_MS)
    port.onmessage = async ({ data }) => {
      clearTimeout(limit)
      port.postMessage(await sendOnce(data as SendRequest))
      done()
    }
    // Only after this message does the page post the enquiry, which it then does not send itself.
    port.postMessage('ready')
  })
  waitUntil.call(event, work)
})
