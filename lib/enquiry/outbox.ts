import type { TemplateName } from '@/lib/config/env'
import { track } from '@/lib/measure/track'
import { tryStorage } from '@/lib/browser/storage'
import { digestOf } from './digest'
import { isLeaving } from './leaving'
import type { Entry } from './outbox-entry'
import {
  attemptName,
  hold,
  isLeasedElsewhere,
  isLeasedHere,
  isRepetition,
  leasedUntil,
  newLease,
  release,
  take,
  takeOut,
  underWay,
} from './outbox-lease'
import { keyOf, listKeys, MAX_ENTRIES, readKey, referenceOf, writeKey } from './outbox-store'
import { isTaken, type Outcome, type TemplateParams } from './outcome'
import { waitWithTimeout } from './wait-with-timeout'
import { forgetOutcome, hasSendWorker, readOutcome, startSendWorker } from './send-worker'
import { findSent, noteSent } from './sent-log'

/**
 * Enquiries on their way. Each stands in the browser's storage from before its first attempt until its outcome is known,
 * or it is a day old. Which page sends it: outbox-lease.ts.
 */

/** How long an unsent enquiry is kept before it is forgotten. */
export const KEEP_MS = 24 * 60 * 60_000
/** The provider takes one send a second. An attempt that takes longer does not hold up the next. */
const SPACING_MS = 1500
/** How often a page asks whether an attempt that outlived its own page has come to its end. */
const LOOK_MS = 2000

type Send = (template: TemplateName, params: TemplateParams, attempt?: string) => Promise<Outcome>

const digest = ({ template, params }: Pick<Entry, 'template' | 'params'>) => digestOf(template, params)

/** Whether there is room for an entry, or it has its place already. @throws where storage is forbidden. */
function hasRoom(key: string): boolean {
  const known = listKeys()
  return known.length < MAX_ENTRIES || known.includes(key)
}

/**
 * Puts an enquiry into the outbox, leased to this page, which goes on to `deliver` it. One that another page is sending
 * stays as it is: see `untilFree`.
 * @returns false where storage is full or forbidden, or holds too many; the caller then has to send it itself.
 */
export function enqueue(
  reference: string,
  enquiry: Pick<Entry, 'template' | 'params'>,
  now: number,
): boolean {
  const key = keyOf(reference)
  if (underWay(key) || isLeasedElsewhere(key)) return true
  if (!tryStorage('localStorage', () => hasRoom(key))) return false
  // What the inline script holds is kept as it is where there is no room for more.
  if (!writeKey(key, { ...enquiry, createdAt: now, lease: newLease(now) }) && !listKeys().includes(key))
    return false
  hold(key)
  return true
}

/** Takes an enquiry out: its visitor knows that it was not sent, or it was no enquiry. Never throws. */
export const discard = (reference: string): void => takeOut(keyOf(reference))

/** The reference of an enquiry of the same content that is on its way. Never throws. */
export function findWaiting(wanted: string): string | undefined {
  const found = tryStorage('localStorage', listKeys)?.find((key) => {
    const entry = readKey(key)
    return entry && digest(entry) === wanted
  })
  return found && referenceOf(found)
}

/** Notes an entry that has arrived, and takes it out. */
function settle(key: string, entry: Entry): void {
  noteSent({ at: Date.now(), reference: referenceOf(key), digest: digest(entry) })
  takeOut(key)
}

async function sendEntry(key: string, entry: Entry, send: Send, name?: string): Promise<Outcome> {
  const outcome = await send(entry.template, entry.params, name)
  if (outcome.status === 'sent') settle(key, entry)
  else if (outcome.reason === 'not-configured') takeOut(key)
  // One that breaks off while its page is left may yet arrive: its lease was shortened at `pagehide`.
  else if (!isLeaving()) release(key, 0)
  if (name) void forgetOutcome(name)
  return outcome
}

/** What became of the last attempt, if its page was left and the worker knows. */
async function readEnd(key: string): Promise<{ owner?: string; status?: number }> {
  const owner = isLeasedHere(key) ? undefined : readKey(key)?.lease?.owner
  return { owner, status: owner ? await readOutcome(attemptName(key, owner)) : undefined }
}

/**
 * Sends an entry that this page holds the lease on, and keeps it while its outcome is unknown, or a failure.
 * @param name of a background repetition: its outcome is noted for the next page.
 */
function attempt(key: string, entry: Entry, send: Send, name?: string): Promise<Outcome> {
  const attempted = underWay(key) ?? sendEntry(key, entry, send, name)
  hold(key, attempted)
  return attempted
}

/**
 * Sends an enquiry that this page has put in.
 * @param keepsFailed whether it is tried again later by itself: nobody is told that it failed.
 */
export async function deliver(
  reference: string,
  enquiry: Pick<Entry, 'template' | 'params'>,
  send: Send,
  keepsFailed: boolean,
): Promise<Outcome> {
  const entry = { ...enquiry, createdAt: Date.now() }
  const outcome = await attempt(keyOf(reference), entry, send)
  // Leaving breaks connections off: then nobody is there to be told.
  if (outcome.status === 'failed' && !keepsFailed && !isLeaving()) discard(reference)
  return outcome
}

/** A day old, or dated a day ahead, which no clock of ours wrote. */
const isExpired = ({ createdAt }: Entry, now: number) => Math.abs(now - createdAt) >= KEEP_MS

/** Whether an entry is still to be sent. What is no enquiry, was sent already, or is too old is taken out. */
function isDue(key: string, entry: Entry | undefined, now: number): entry is Entry {
  if (entry && !isExpired(entry, now) && !findSent(digest(entry), now)) return true
  if (entry && isExpired(entry, now)) track('enquiry-failed')
  takeOut(key)
  return false
}

/** When an entry that another page is sending is looked at again. A worker may say any moment what became of it. */
const nextLook = (until: number, now: number) => (hasSendWorker() ? Math.min(until, now + LOOK_MS) : until)

/** Whether an entry would be a repetition, which is the worker's to send. */
function hasBegun(key: string): boolean {
  const entry = readKey(key)
  return entry !== undefined && isRepetition(entry)
}

/** Tries the entries that are due and that no page is sending, one after another. */
async function flush(send: Send, onSent: () => void, clock: () => number): Promise<number> {
  const attempts = new Map<string, Promise<void>>()
  let nextAt = Infinity
  if (listKeys().some(hasBegun)) await startSendWorker()
  for (const key of listKeys()) {
    const end = await readEnd(key)
    const entry = isLeasedHere(key) ? undefined : readKey(key)
    if (isLeaving()) break
    if (isLeasedHere(key) || !isDue(key, entry, clock()) || attempts.has(digest(entry))) continue
    // Another page may have begun an attempt of its own meanwhile.
    const status = entry.lease?.owner === end.owner ? end.status : undefined
    const until = status === undefined ? leasedUntil(entry, clock()) : 0
    if (status !== undefined) void forgetOutcome(attemptName(key, end.owner))
    if (status && isTaken(status)) {
      settle(key, entry)
      onSent()
    } else if (until > clock()) nextAt = Math.min(nextAt, nextLook(until, clock()))
    else if (await take(key, entry, clock())) {
      // The first send of an enquiry is the page's own request, whichever page makes it.
      const name = isRepetition(entry) ? attemptName(key) : undefined
      const last = attempt(key, entry, send, name).then((outcome) => {
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
 * Tries everything in the outbox once. Never throws.
 * @param onSent is called for each enquiry as it has arrived.
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
