import type { IncomingMessage, ServerResponse } from 'node:http'

import { ANSWERS } from './answers'
import { failOrderSchema, type FailSwitch } from './fail-switch'
import { mediaTypeOf } from './media-type'
import { inboxPage } from './page'
import { readBody } from './read-body'
import { redirect, reply, replyJson, replyText } from './reply'
import type { EnquiryStore } from './store'

export const INBOX_PATH = '/__inbox'

const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'X-Frame-Options': 'DENY',
}
const FOREIGN = { status: 403, text: 'Only the inbox page itself may send this form' }
const BAD_ORDER = { status: 400, text: 'Give a status of the list and how many times, from 1 to 1000' }

type InboxOptions = { store: EnquiryStore; failSwitch: FailSwitch }
type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Browsers name the page's origin with every form they post; scripts on this machine need not. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host
}

function parseOrder(body: Buffer, isJson: boolean) {
  try {
    const text = body.toString('utf8')
    return failOrderSchema.parse(isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)))
  } catch {
    return undefined
  }
}

function only(methods: string[], handle: Handler): Handler {
  return async (req, res) => {
    if (methods.includes(req.method ?? '')) await handle(req, res)
    else replyText(res, ANSWERS.methodNotAllowed, { Allow: methods.join(', ') })
  }
}

/** The pages of the inbox by their path: for people, for scripts, and the switch that makes sends fail. */
export function createInboxRoutes({ store, failSwitch }: InboxOptions): Record<string, Handler> {
  async function showPage(req: IncomingMessage, res: ServerResponse) {
    const refreshes = !req.url?.includes('refresh=off')
    const body = inboxPage({ ...store.read(), failing: failSwitch.state(), refreshes })
    reply(res, { status: 200, type: 'text/html; charset=utf-8', body, headers: PAGE_HEADERS })
  }

  async function listJson(_req: IncomingMessage, res: ServerResponse) {
    replyJson(res, store.read().enquiries.reverse())
  }

  async function setFailure(req: IncomingMessage, res: ServerResponse) {
    if (isFromElsewhere(req)) return replyText(res, FOREIGN)
    const body = await readBody(req)
    if (!body) return replyText(res, ANSWERS.tooLarge)
    const isJson = mediaTypeOf(req) === 'application/json'
    const order = parseOrder(body, isJson)
    if (!order) return replyText(res, BAD_ORDER)
    failSwitch.set(order)
    if (isJson) replyJson(res, failSwitch.state())
    else redirect(res, 303, INBOX_PATH)
  }

  return {
    [INBOX_PATH]: only(['GET', 'HEAD'], showPage),
    [`${INBOX_PATH}.json`]: only(['GET', 'HEAD'], listJson),
    [`${INBOX_PATH}/fail`]: only(['POST'], setFailure),
  }
}
