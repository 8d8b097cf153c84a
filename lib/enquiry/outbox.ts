import type { TemplateName } from '@/lib/config/env'
import { track } from '@/lib/measure/track'
import { tryStorage } from '@/lib/browser/storage'
import { digestOf } from './digest'
import { ifStaying, isLeaving } from './leaving'
import type { Entry } from './outbox-entry'
import {
  attemptIdOf,
  holdLease,
  isLeasedElsewhere,
  isLeasedHere,
  isRetry,
  isSending,
  leasedUntil,
  newLease,
  releaseLease,
  takeLease,
  removeEntry,
  currentAttempt,
} from './outbox-lease'
import { keyOf, listKeys, MAX_ENTRIES, readKey, referenceOf, writeKey } from './outbox-store'
import { isAccepted, type Outcome, type TemplateParams } from './outcome'
import { waitWithTimeout } from './wait-with-timeout'
import { forgetOutcome, hasSendWorker, readOutcome, startSendWorker } from './send-worker'
import { findSent, recordSent } from './sent-log'

/**
 * A persistent queue of enquiries in localStorage. An entry is stored before its first attempt, and kept until it was
 * sent, the visitor was told that it failed, or it is a day old. outbox-lease.ts decides which page sends it.
 */

/** How long an unsent enquiry is kept before it expires. */
export const KEEP_MS = 24 * 60 * 60_000
/** The provider allows one send per second. An attempt that takes longer does not block the next. */
const SPACING_MS = 1500
/** How often a page checks whether the worker has recorded the outcome of an unloaded page's attempt. */
const POLL_MS = 2000

type Send = (template: TemplateName, params: TemplateParams, attempt?: string) => Promise<Outcome>

const digest = ({ template, params }: Pick<Entry, 'template' | 'params'>) => digestOf(template, params)

/** Whether the outbox has room for an entry, or contains it already. @throws where storage is forbidden. */
function hasRoom(key: string): boolean {
  const known = listKeys()
  return known.length < MAX_ENTRIES || known.includes(key)
}

/**
 * Stores an enquiry in the outbox with a lease of this page, which then calls `deliver`. An entry that another page
 * is sending stays unchanged: see `untilLeaseEnds`.
 * @returns false where storage is full or forbidden, or holds too many; the caller then has to send it itself.
 */
export function enqueue(
  reference: string,
  enquiry: Pick<Entry, 'template' | 'params'>,
  now: number,
): boolean {
  const key = keyOf(reference)
  if (currentAttempt(key) || isLeasedElsewhere(key)) return true
  if (!tryStorage('localStorage', () => hasRoom(key))) return false
  // Where storage is full, an entry that the loader stored is kept unchanged.
  if (!writeKey(key, { ...enquiry, createdAt: now, lease: newLease(now) }) && !listKeys().includes(key))
    return false
  holdLease(key)
  return true
}

/**
 * Removes an enquiry that is not to be sent: the visitor was told that it failed, or it is incomplete. Never throws.
 */
export const discard = (reference: string): void => removeEntry(keyOf(reference))

/** The reference of a queued enquiry with this digest. Never throws. */
export function findWaiting(wanted: string): string | undefined {
  const found = tryStorage('localStorage', listKeys)?.find((key) => {
    const entry = readKey(key)
    return entry && digest(entry) === wanted
  })
  return found && referenceOf(found)
}

/** Records that an entry was sent, and removes it. */
function settle(key: string, entry: Entry): void {
  recordSent({ at: Date.now(), reference: referenceOf(key), digest: digest(entry) })
  removeEntry(key)
}

/**
 * Ends an attempt that failed. A request that was cancelled because the page unloads may still arrive: its lease was
 * shortened at `pagehide`, and the failure is not shown. If the page stays after all, the attempt ends later, unless
 * the next one has begun.
 */
function afterFailure(key: string, end: () => void): void {
  if (isLeaving()) ifStaying(() => isSending(key) || end())
  else end()
}

async function sendEntry(key: string, entry: Entry, send: Send, attemptId?: string): Promise<Outcome> {
  const outcome = await send(entry.template, entry.params, attemptId)
  if (outcome.status === 'sent') settle(key, entry)
  else if (outcome.reason === 'not-configured') removeEntry(key)
  else afterFailure(key, () => releaseLease(key, 0))
  if (attemptId) void forgetOutcome(attemptId)
  return outcome
}

/** The outcome of the last attempt, if its page was unloaded and the worker recorded it. */
async function readLastOutcome(key: string): Promise<{ owner?: string; status?: number }> {
  const owner = isLeasedHere(key) ? undefined : readKey(key)?.lease?.owner
  return { owner, status: owner ? await readOutcome(attemptIdOf(key, owner)) : undefined }
}

/**
 * Sends an entry that this page holds the lease on, and keeps it while its outcome is unknown or a failure.
 * @param attemptId of a background retry: the worker records its outcome for the next page.
 */
function attempt(key: string, entry: Entry, send: Send, attemptId?: string): Promise<Outcome> {
  const attempted = currentAttempt(key) ?? sendEntry(key, entry, send, attemptId)
  holdLease(key, attempted, attemptId !== undefined && hasSendWorker())
  return attempted
}

/**
 * Sends an enquiry that this page has enqueued.
 * @param keepsFailed whether a failed enquiry stays queued and is retried later, without telling the visitor.
 */
export async function deliver(
  reference: string,
  enquiry: Pick<Entry, 'template' | 'params'>,
  send: Send,
  keepsFailed: boolean,
): Promise<Outcome> {
  const entry = { ...enquiry, createdAt: Date.now() }
  const outcome = await attempt(keyOf(reference), entry, send)
  if (outcome.status === 'failed' && !keepsFailed) afterFailure(keyOf(reference), () => discard(reference))
  return outcome
}

/** A day old, or dated a day in the future, for instance after the clock was set back. */
const isExpired = ({ createdAt }: Entry, now: number) => Math.abs(now - createdAt) >= KEEP_MS

/** Whether an entry is still to be sent. An entry that is invalid, was sent already, or has expired is removed. */
function isDue(key: string, entry: Entry | undefined, now: number): entry is Entry {
  if (entry && !isExpired(entry, now) && !findSent(digest(entry), now)) return true
  if (entry && isExpired(entry, now)) track('enquiry-failed')
  removeEntry(key)
  return false
}

/**
 * When to check again an entry that another page is sending. With a worker its outcome may be recorded at any moment.
 */
const nextPoll = (until: number, now: number) => (hasSendWorker() ? Math.min(until, now + POLL_MS) : until)

/** Whether sending an entry would be a retry, which the worker makes. */
function wasAttempted(key: string): boolean {
  const entry = readKey(key)
  return entry !== undefined && isRetry(entry)
}

/** Sends the entries that are due and that no page is sending, one after another. */
async function flush(send: Send, onSent: () => void, clock: () => number): Promise<number> {
  const attempts = new Map<string, Promise<void>>()
  let nextAt = Infinity
  if (listKeys().some(wasAttempted)) await startSendWorker()
  for (const key of listKeys()) {
    const end = await readLastOutcome(key)
    const entry = isLeasedHere(key) ? undefined : readKey(key)
    if (isLeaving()) break
    if (isLeasedHere(key) || !isDue(key, entry, clock()) || attempts.has(digest(entry))) continue
    // Another page may have started an attempt meanwhile.
    const status = entry.lease?.owner === end.owner ? end.status : undefined
    const until = status === undefined ? leasedUntil(entry, clock()) : 0
    if (status !== undefined) void forgetOutcome(attemptIdOf(key, end.owner))
    if (status && isAccepted(status)) {
      settle(key, entry)
      onSent()
    } else if (until > clock()) nextAt = Math.min(nextAt, nextPoll(until, clock()))
    else if (await takeLease(key, entry, clock())) {
      // The first send of an enquiry is the page's own request, whichever page makes it.
      const attemptId = isRetry(entry) ? attemptIdOf(key) : undefined
      const last = attempt(key, entry, send, attemptId).then((outcome) => {
        if (outcome.status === 'sent') onSent()
      })
      attempts.set(digest(entry), last)
      await waitWithTimeout(last, SPACING_MS)
    }
  }
  await Promise.all(attempts.values())
  return nextAt
}

/**
 * Attempts every entry of the outbox once. Never throws.
 * @param onSent is called for each enquiry that was sent.
 * @param clock milliseconds since the epoch.
 * @returns when the first lease of another page ends, on that clock; Infinity where there is none.
 */
export async function flushOutbox(
  send: Send,
  onSent: () => void = () => undefined,
  clock: () => number = Date.now,
): Promise<number> {
  const tell = () => {
    track('enquiry-sent')
    onSent()
  }
  return flush(send, tell, clock).catch(() => Infinity)
}
