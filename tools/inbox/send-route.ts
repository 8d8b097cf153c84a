import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { inspect } from 'node:util'

import { ANSWERS, type Answer } from './answers'
import type { Enquiry, Submission } from './enquiry'
import { FAIL_ANSWERS, type FailMode, type FailSwitch } from './fail-switch'
import { judgeSend } from './judge-send'
import { mediaTypeOf } from './media-type'
import { readBody } from './read-body'
import { replyText } from './reply'
import type { EnquiryStore } from './store'

export const SEND_PATH = '/api/v1.0/email/send'

const ALLOWED_METHODS = 'POST, OPTIONS'
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' }
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': 86_400,
}

type SendRouteOptions = {
  store: EnquiryStore
  failSwitch: FailSwitch
  /** The minimum time between two requests of one client, in milliseconds. */
  spacingMs: number
  /** A monotonic clock in milliseconds. */
  now: () => number
  log: (line: string) => void
}

/** An enquiry as one line. `inspect` escapes what could move the cursor or recolour the terminal. */
const consoleLine = ({ receivedAt, templateName, params }: Enquiry) =>
  `${receivedAt}  ${templateName}  ${inspect(params, { breakLength: Infinity, maxStringLength: 60 })}`

function answer(res: ServerResponse, what: Answer, headers?: OutgoingHttpHeaders): void {
  replyText(res, what, { ...ANY_ORIGIN, ...headers })
}

function failOnPurpose(req: IncomingMessage, res: ServerResponse, mode: FailMode): void {
  if (mode === 'drop') req.socket.destroy()
  else if (mode === 'hang') req.resume()
  else answer(res, FAIL_ANSWERS[mode])
}

/** The provider's send endpoint: answers 200 only after the enquiry is stored. */
export function createSendRoute({ store, failSwitch, spacingMs, now, log }: SendRouteOptions) {
  const admittedAt = new Map<string, number>()

  /** A rejected request does not extend the wait. */
  function isAdmitted({ socket: { remoteAddress = '' } }: IncomingMessage): boolean {
    const time = now()
    if (time - (admittedAt.get(remoteAddress) ?? -Infinity) < spacingMs) return false
    admittedAt.set(remoteAddress, time)
    return true
  }

  function keep(submission: Submission): Answer {
    try {
      log(consoleLine(store.append(submission)))
      return ANSWERS.ok
    } catch (error) {
      console.error('An enquiry could not be stored:', error)
      return ANSWERS.broken
    }
  }

  async function receive(req: IncomingMessage): Promise<Answer> {
    if (!isAdmitted(req)) return ANSWERS.tooManyRequests
    if (mediaTypeOf(req) !== 'application/json') return ANSWERS.notJson
    const body = await readBody(req)
    if (!body) return ANSWERS.tooLarge
    const verdict = judgeSend(body)
    if ('refusal' in verdict) return verdict.refusal
    return keep({ ...verdict.submission, origin: req.headers.origin })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === 'OPTIONS') return void res.writeHead(204, PREFLIGHT).end()
    if (req.method !== 'POST') return answer(res, ANSWERS.methodNotAllowed, { Allow: ALLOWED_METHODS })
    const failure = failSwitch.take()
    if (failure) return failOnPurpose(req, res, failure)
    answer(res, await receive(req))
  }
}
