import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { type Handler, readBody, redirect, reply, replyJson } from './http'
import { FAIL_MODES, type Failure, inboxPage } from './page'
import type { EnquiryStore } from './store'

export const INBOX_PATH = '/__inbox'

const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'X-Frame-Options': 'DENY',
}

/** A failure setting of the form. */
const failureSchema = z.object({
  status: z.enum(FAIL_MODES),
  times: z.coerce.number().int().min(1).max(1000).default(1),
})

/** A switch, initially off, that makes the next requests fail in a chosen way. */
export class FailSwitch {
  state: Failure = { status: 'off', times: 0 }

  /** The failure of the current request, if any; decrements the remaining count. */
  take(): Exclude<Failure['status'], 'off'> | undefined {
    const { status, times } = this.state
    if (status === 'off') return undefined
    this.state = times > 1 ? { status, times: times - 1 } : { status: 'off', times: 0 }
    return status
  }
}

/** Browsers name the page's origin with every form they post; scripts on this machine need not. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host
}

const only =
  (method: string, handle: Handler): Handler =>
  (req, res) =>
    req.method === method ? handle(req, res) : reply(res, { status: 405 })

/** The pages of the inbox by their path: for people, for scripts, and the switch that makes sends fail. */
export const createInboxRoutes = (store: EnquiryStore, failSwitch: FailSwitch): Record<string, Handler> => ({
  [INBOX_PATH]: only('GET', (req, res) => {
    const refreshes = !req.url?.includes('refresh=off')
    const body = inboxPage({ ...store.read(), failing: failSwitch.state, refreshes })
    reply(res, { status: 200, type: 'text/html', body, headers: PAGE_HEADERS })
  }),
  [`${INBOX_PATH}.json`]: only('GET', (_req, res) => replyJson(res, store.read().enquiries.reverse())),
  [`${INBOX_PATH}/fail`]: only('POST', async (req, res) => {
    if (isFromElsewhere(req)) return reply(res, { status: 403 })
    const form = new URLSearchParams(String((await readBody(req)) ?? ''))
    const { data } = failureSchema.safeParse(Object.fromEntries(form))
    if (!data) return reply(res, { status: 400 })
    failSwitch.state = data
    redirect(res, 303, INBOX_PATH)
  }),
})
