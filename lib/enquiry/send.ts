import type { TemplateName } from '@/lib/config/env'
import { track } from '@/lib/analytics/track'
import { askedIn } from './asked'
import { isConfigured } from './configured'
import { digestOf } from './digest'
import { forgetReference, keepReference, keptReference } from './kept-reference'
import { isLeaving } from './leaving'
import { withLock } from './lock'
import { mailSafe } from './mail-safe'
import type { Entry } from './outbox-entry'
import { discard, isHeld, listReferences } from './outbox-key'
import { readStored, store } from './outbox-store'
import { failed, type Outcome, outcomeOf, type TemplateParams } from './outcome'
import { postMail } from './post-mail'
import { mailOf, preconnect } from './provider'
import { newReference, withReference } from './reference'
import { sendByWorker } from './send-worker'
import { findSent, maySend, recordSent } from './sent-log'
import { waitWithTimeout } from './wait-with-timeout'
import { startSendWorker } from './worker-registration'

/**
 * The sender of all enquiries. An enquiry is in the outbox from before its first attempt until it was sent, the
 * visitor was told that it failed, or it is given up. One page at a time sends it, by a lock that a browser releases
 * when the page is gone. It is sent by the worker, which outlives the page; without one, by the page.
 */

/** No person fills in a form faster, not even with the browser's autofill; bots do. */
export const MIN_FILL_MS = 2000
/** How old an unsent enquiry becomes. It has one more attempt then, since a clock that was put right is no age. */
export const KEEP_MS = 24 * 60 * 60_000
/** The provider allows one send per second. An attempt that takes longer does not block the next. */
const SPACING_MS = 1500

/**
 * The outcome of an enquiry, with its reference and what it asks for. `isRepeated`: an earlier submit of the same had
 * been sent.
 */
export type Result = Outcome & { reference: string; asked?: string; isRepeated?: boolean }

/** An enquiry that is being sent. `result` never rejects. */
export type StartedEnquiry = { isStored: boolean; reference: string; result: Promise<Result> }

export type SendOptions = {
  /** The reference under which the loader has stored it. */
  reference?: string
  /** The honeypot was filled in. */
  isSuspect?: boolean
  /** Its page navigates: if it fails it is retried later, without telling the visitor. */
  isSilent?: boolean
  /** Is called once the worker has it: its page may be left then. */
  onTaken?: () => void
}

/** `digest`: that of the entry, by which the same enquiry is recognised. */
type Attempt = Pick<SendOptions, 'onTaken'> & { reference: string; entry: Entry; digest: string }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Connects to the provider, and registers the worker, while a form is being filled in. */
export function prepareToSend(): void {
  preconnect()
  void startSendWorker()
}

/** The reference of a queued enquiry with this digest. Never throws. */
export const findWaiting = (wanted: string): string | undefined =>
  listReferences().find((reference) => {
    const entry = readStored(reference)
    return entry && digestOf(entry) === wanted
  })

async function request({ reference, entry, onTaken }: Attempt): Promise<Outcome> {
  const mail = mailOf(entry.template, withReference(entry.params, reference, entry.isSuspect))
  try {
    const byWorker = await sendByWorker({ reference, mail }, onTaken)
    return outcomeOf(byWorker ?? (await postMail(mail)))
  } catch (error) {
    return failed((error as Error).name === 'AbortError' ? 'timeout' : 'network')
  }
}

/** Makes one attempt, and records its success. Missing identifiers are reported in the console only (S7.5). */
async function attempt(given: Attempt): Promise<Outcome> {
  const { reference, entry, digest } = given
  const outcome = !isConfigured(entry.template)
    ? failed('not-configured')
    : maySend(Date.now())
      ? await request(given)
      : failed('too-many')
  if (outcome.status === 'sent') {
    recordSent({ at: Date.now(), reference, digest, asked: askedIn(entry) })
    forgetReference(digest)
    discard(reference)
  } else {
    // Only the reason: an error's message may contain personal data.
    console.error('Enquiry not sent:', outcome.reason)
    if (outcome.reason === 'not-configured') discard(reference)
  }
  return outcome
}

/** Makes the first attempt while the visitor waits. */
async function sendFirst(given: Attempt, isSilent = false): Promise<Result> {
  const { reference, entry, digest } = given
  const left = MIN_FILL_MS - performance.now()
  if (!isSilent && left > 0) await wait(left)
  const asked = askedIn(entry)
  const work = async (): Promise<Result> => {
    // The outbox, or another tab, has sent the same meanwhile.
    const sent = findSent(digest, Date.now())
    if (sent) return { status: 'sent', reference, asked, isRepeated: sent.reference !== reference }
    return { ...(await attempt(given)), reference, asked }
  }
  const result = await withLock(digest, work)
  // What failed because the page is being left was not seen, and may have arrived: the next page sends it again.
  if (result.status === 'failed' && !isSilent && !isLeaving()) discard(reference)
  return result
}

/**
 * Begins to send an enquiry. Before this returns it is in the outbox, unless storage is blocked or full, so that the
 * next page sends it if this one is unloaded. The same enquiry is sent once within ten minutes, under one reference.
 * One that is submitted faster than a person types is delayed until the minimum fill time. Never throws.
 */
export function beginEnquiry(
  template: TemplateName,
  params: TemplateParams,
  options: SendOptions = {},
): StartedEnquiry {
  const { reference: given, isSuspect, isSilent, onTaken } = options
  const entry: Entry = {
    createdAt: Date.now(),
    template,
    params: mailSafe(params),
    ...(isSuspect && { isSuspect }),
  }
  const digest = digestOf(entry)
  const earlier = findSent(digest, Date.now())
  const reference =
    earlier?.reference ?? findWaiting(digest) ?? keptReference(digest) ?? given ?? newReference()
  if (given !== reference) discard(given)
  if (earlier) {
    const result: Result = {
      status: 'sent',
      reference,
      asked: askedIn(entry),
      isRepeated: given !== reference,
    }
    return { isStored: true, reference, result: Promise.resolve(result) }
  }
  keepReference(digest, reference)
  const isStored = isConfigured(template) && store(reference, entry)
  return { isStored, reference, result: sendFirst({ reference, entry, digest, onTaken }, isSilent) }
}

/** Who hears of what the outbox does in the background. */
export type OutboxListener = { onSent: () => void; onGivenUp: (params: TemplateParams) => void }

async function retry(given: Attempt, { onSent, onGivenUp }: OutboxListener): Promise<void> {
  const { reference, entry, digest } = given
  // The page that held the lock may have sent it.
  if (!readStored(reference)) return
  if (findSent(digest, Date.now())) return discard(reference)
  const { status } = await attempt(given)
  if (status === 'sent') {
    track('enquiry-sent')
    onSent()
  } else if (Date.now() - entry.createdAt >= KEEP_MS) {
    track('enquiry-failed')
    discard(reference)
    onGivenUp(entry.params)
  }
}

/** Sends each entry of the outbox that no page is sending, one after another. Invalid ones are removed. Never throws. */
export async function flushOutbox(listener: OutboxListener): Promise<void> {
  const attempts: Promise<unknown>[] = []
  for (const reference of listReferences()) {
    if (isLeaving()) break
    if (isHeld(reference)) continue
    const entry = readStored(reference)
    if (!entry) discard(reference)
    else {
      const digest = digestOf(entry)
      const retried = () => retry({ reference, entry, digest }, listener)
      const work = withLock(digest, retried, true).catch(() => undefined)
      attempts.push(work)
      await waitWithTimeout(work, SPACING_MS)
    }
  }
  await Promise.all(attempts)
}
