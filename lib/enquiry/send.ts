import type { TemplateName } from '@/lib/config/env'
import { isConfigured } from './configured'
import { delayLinks } from './delay-links'
import { digestOf } from './digest'
import { mailSafe } from './mail-safe'
import { deliver, discard, enqueue, findWaiting } from './outbox'
import { untilLeaseEnds } from './outbox-lease'
import { type FailureReason, isAccepted, type Outcome, type TemplateParams } from './outcome'
import { untilMinimumFillTime } from './minimum-fill-time'
import { preconnect, postToProvider } from './provider'
import { newReference } from './reference'
import { SEND_LIMIT_MS } from './send-worker-messages'
import { findSent, maySend, recordSent } from './sent-log'

/** After this time a waiting visitor is told that it takes long, and offered other contact options. */
export const SLOW_MS = 15_000
/** After this time an attempt without an answer is aborted. */
export const LIMIT_MS = SEND_LIMIT_MS

const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })

/** The provider's statuses for what S7.5 names. */
const reasonByStatus: Record<number, FailureReason> = {
  0: 'network',
  403: 'blocked',
  429: 'rate-limited',
  451: 'blocked-headless',
}

/** The outcome of one request. After 'network' and 'timeout' it is unknown whether the enquiry arrived. */
async function request(template: TemplateName, params: TemplateParams, attempt?: string): Promise<Outcome> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), LIMIT_MS)
  try {
    const answer = postToProvider(template, params, controller.signal, attempt)
    // The send worker receives the answer to a background retry even after this page was unloaded.
    if (!attempt) delayLinks(answer)
    const status = await answer
    return isAccepted(status) ? { status: 'sent' } : failed(reasonByStatus[status] ?? 'provider')
  } catch {
    return failed(controller.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(limit)
  }
}

/**
 * Makes one attempt to send an enquiry, for 45 s at most, and returns its outcome. Never throws. Missing identifiers
 * are reported in the console, not to the visitor (S7.5).
 * @param attempt the name of a background retry: its outcome is recorded for the next page where possible.
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
  // Only the reason: an error's message may contain personal data.
  if (outcome.status === 'failed') console.error('Enquiry not sent:', outcome.reason)
  return outcome
}

/** Connects to the provider while a form is being filled in. */
export const prepareToSend = preconnect

/** The outcome of an enquiry, with its reference. */
export type Result = Outcome & { reference: string; isRepeated?: boolean }

/** An enquiry that is being sent: whether it is in the outbox, and its result. */
export type StartedEnquiry = { isStored: boolean; result: Promise<Result> }

type Options = {
  /** The reference under which the loader has stored it. */
  reference?: string
  /** If it fails it is retried later without telling the visitor. */
  isSilent?: boolean
}

/** References of this page's enquiries by digest: the same enquiry keeps its reference when it is sent again. */
const references = new Map<string, string>()

/** The reference of an earlier enquiry with this digest, or a new one. */
function referenceFor(digest: string, given?: string): string {
  const reference = findWaiting(digest) ?? references.get(digest) ?? given ?? newReference()
  if (given && given !== reference) discard(given)
  references.set(digest, reference)
  return reference
}

async function sendWithoutOutbox(
  template: TemplateName,
  params: TemplateParams,
  sent: { reference: string; digest: string },
): Promise<Outcome> {
  const outcome = await sendOnce(template, params)
  if (outcome.status === 'sent') recordSent({ at: Date.now(), ...sent })
  return outcome
}

/** Waits while another page is sending the same enquiry. @returns whether that page has sent it. */
async function isSentByAnother(reference: string, digest: string): Promise<boolean> {
  await untilLeaseEnds(reference)
  return findSent(digest, Date.now()) !== undefined
}

/**
 * Begins to send an enquiry. Before this returns it is in the outbox, unless storage is blocked or full, so that the
 * next page sends it if this one is unloaded. The same enquiry is sent once within ten minutes, under one reference.
 * @param build returns the template's parameters for a reference. `result` never rejects.
 */
export function beginEnquiry(
  template: TemplateName,
  build: (reference: string) => TemplateParams,
  { reference: given, isSilent = false }: Options = {},
): StartedEnquiry {
  const digest = digestOf(template, mailSafe(build('')))
  const earlier = findSent(digest, Date.now())
  if (earlier) {
    if (given) discard(given)
    const repeated: Result = { status: 'sent', reference: earlier.reference, isRepeated: true }
    return { isStored: true, result: Promise.resolve(repeated) }
  }
  const reference = referenceFor(digest, given)
  const enquiry = { template, params: mailSafe(build(reference)) }
  const isStored = isConfigured(template) && enqueue(reference, enquiry, Date.now())
  const run = async (): Promise<Result> => {
    if (!isSilent) await untilMinimumFillTime()
    if (isStored && (await isSentByAnother(reference, digest)))
      return { status: 'sent', reference, isRepeated: true }
    if (isStored) enqueue(reference, enquiry, Date.now())
    const outcome = isStored
      ? await deliver(reference, enquiry, sendOnce, isSilent)
      : await sendWithoutOutbox(template, enquiry.params, { reference, digest })
    return { ...outcome, reference }
  }
  return { isStored, result: run() }
}

/**
 * Sends an enquiry while the visitor waits, and returns its result. One that is submitted faster than a person types
 * is delayed until the minimum fill time. Never throws.
 * @param onSlow is called, with the reference, when there is no answer after 15 s.
 * @param captured the reference under which the loader has stored it.
 */
export async function sendEnquiry(
  template: TemplateName,
  build: (reference: string) => TemplateParams,
  onSlow: () => void,
  captured?: string,
): Promise<Result> {
  const timer = setTimeout(onSlow, SLOW_MS)
  return beginEnquiry(template, build, { reference: captured }).result.finally(() => clearTimeout(timer))
}
