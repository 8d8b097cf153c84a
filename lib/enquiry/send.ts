import type { TemplateName } from '@/lib/config/env'
import { isConfigured } from './configured'
import { delayLinks } from './delay-links'
import { digestOf } from './digest'
import { mailSafe } from './mail-safe'
import { deliver, discard, enqueue, findWaiting } from './outbox'
import { untilFree } from './outbox-lease'
import { type FailureReason, isTaken, type Outcome, type TemplateParams } from './outcome'
import { untilMinimumFillTime } from './minimum-fill-time'
import { connectAhead, postToProvider } from './provider'
import { newReference } from './reference'
import { SEND_LIMIT_MS } from './send-worker-messages'
import { findSent, maySend, noteSent } from './sent-log'

/** When somebody who waits is told that it takes long, and offered another way. */
export const SLOW_MS = 15_000
/** When an attempt without an answer is given up. */
export const LIMIT_MS = SEND_LIMIT_MS

const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })

/** The provider's statuses for what S7.5 names. */
const reasonByStatus: Record<number, FailureReason> = {
  0: 'network',
  403: 'blocked',
  429: 'rate-limited',
  451: 'blocked-headless',
}

/** The outcome of one request. Without an answer nobody knows whether it arrived: 'network' and 'timeout'. */
async function request(template: TemplateName, params: TemplateParams, attempt?: string): Promise<Outcome> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), LIMIT_MS)
  try {
    const answer = postToProvider(template, params, controller.signal, attempt)
    // A background repetition is heard by the send worker, whatever becomes of this page.
    if (!attempt) delayLinks(answer)
    const status = await answer
    return isTaken(status) ? { status: 'sent' } : failed(reasonByStatus[status] ?? 'provider')
  } catch {
    return failed(controller.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(limit)
  }
}

/**
 * Makes one attempt to send an enquiry, 45 s at most, and says what became of it. Never throws.
 * Missing identifiers are an error in the console and none for the visitor (S7.5).
 * @param attempt the name of a background repetition: its outcome is noted for the next page, where it can be.
 */
export async function sendOnce(
  template: TemplateName,
  params: TemplateParams,
  attempt?: string,
): Promise<Outcome> {
  if (!isConfigured(template)) {
    console.error(`Enquiry not sent: the e-mail identifiers for '${template}' are not configured.`)
    return failed('not-configured')
  }
  const outcome = maySend(Date.now())
    ? await request(template, mailSafe(params), attempt)
    : failed('too-many')
  // The reason alone: what was thrown may repeat what was typed.
  if (outcome.status === 'failed') console.error('Enquiry not sent:', outcome.reason)
  return outcome
}

/** Makes the way to the provider shorter while a form is being filled in. */
export const prepareToSend = connectAhead

/** What became of an enquiry, and under which reference. */
export type Result = Outcome & { reference: string; isRepeated?: boolean }

/** An enquiry that has begun: whether the browser's storage keeps it, and what becomes of it. */
export type Begun = { isKept: boolean; result: Promise<Result> }

type Options = {
  /** The reference under which the inline script keeps it already. */
  reference?: string
  /** It is tried again later by itself: nobody is told that it failed. */
  isSilent?: boolean
}

/** References of what could not be sent from this page: the same enquiry keeps its own when it is tried again. */
const references = new Map<string, string>()

/** The one under which an enquiry of that content is known, or a new one. */
function referenceFor(digest: string, given?: string): string {
  const reference = findWaiting(digest) ?? references.get(digest) ?? given ?? newReference()
  if (given && given !== reference) discard(given)
  references.set(digest, reference)
  return reference
}

async function sendUnkept(
  template: TemplateName,
  params: TemplateParams,
  sent: { reference: string; digest: string },
): Promise<Outcome> {
  const outcome = await sendOnce(template, params)
  if (outcome.status === 'sent') noteSent({ at: Date.now(), ...sent })
  return outcome
}

/** Waits while another page is sending the same enquiry. @returns whether it has arrived from there. */
async function isSentByAnother(reference: string, digest: string): Promise<boolean> {
  await untilFree(reference)
  return findSent(digest, Date.now()) !== undefined
}

/**
 * Begins to send an enquiry: before this returns it stands in the outbox, where the browser keeps anything, so that
 * the next page sends it if this one is left. The same enquiry within ten minutes is one, and keeps its reference.
 * @param build makes the template's values for a reference. `result` never rejects.
 */
export function beginEnquiry(
  template: TemplateName,
  build: (reference: string) => TemplateParams,
  { reference: given, isSilent = false }: Options = {},
): Begun {
  const digest = digestOf(template, mailSafe(build('')))
  const earlier = findSent(digest, Date.now())
  if (earlier) {
    if (given) discard(given)
    const repeated: Result = { status: 'sent', reference: earlier.reference, isRepeated: true }
    return { isKept: true, result: Promise.resolve(repeated) }
  }
  const reference = referenceFor(digest, given)
  const enquiry = { template, params: mailSafe(build(reference)) }
  const isKept = isConfigured(template) && enqueue(reference, enquiry, Date.now())
  const run = async (): Promise<Result> => {
    if (!isSilent) await untilMinimumFillTime()
    if (isKept && (await isSentByAnother(reference, digest)))
      return { status: 'sent', reference, isRepeated: true }
    if (isKept) enqueue(reference, enquiry, Date.now())
    const outcome = isKept
      ? await deliver(reference, enquiry, sendOnce, isSilent)
      : await sendUnkept(template, enquiry.params, { reference, digest })
    return { ...outcome, reference }
  }
  return { isKept, result: run() }
}

/**
 * Sends an enquiry for somebody who waits, and says what became of it. One that comes quicker than a person types is
 * held until then, and sent. Never throws.
 * @param onSlow is called, with the reference, when there is no answer after 15 s.
 */
export async function sendEnquiry(
  template: TemplateName,
  build: (reference: string) => TemplateParams,
  onSlow: () => void,
): Promise<Result> {
  const timer = setTimeout(onSlow, SLOW_MS)
  return beginEnquiry(template, build).result.finally(() => clearTimeout(timer))
}
