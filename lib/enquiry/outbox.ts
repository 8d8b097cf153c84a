import type { TemplateName } from '@/lib/site/env'
import { track } from '@/lib/measure/track'
import { digestOf } from './digest'
import { isLeaving } from './leaving'
import { type Entry, readEntry } from './outbox-entry'
import { OUTBOX_PREFIX } from './outbox-key'
import type { Outcome, TemplateParams } from './outcome'
import { waitAtMost } from './patience'
import { outlivesPage } from './provider'
import { newReference } from './reference'
import { findSent, noteSent } from './sent-log'

/**
 * Enquiries on their way. Each stands in the browser's storage, under a key of its own that ends with its reference,
 * from before its first attempt until its outcome is known, or it is a day old. A page that sends one holds a lease on
 * it, which other pages respect; a page that is left shortens its leases, and the next page repeats what is unknown.
 */

/** How long an unsent enquiry is kept before it is forgotten. */
export const KEEP_MS = 24 * 60 * 60_000
/** Longer than any attempt lasts; a page that has gone without a word holds its leases no longer. */
export const LEASE_MS = 60_000
/** How long a browser goes on with a request whose page was left. After that its outcome is decided. */
export const AFTERLIFE_MS = 30_000
/** Until a lease that two tabs took at the same instant reads alike in both. */
const AGREEMENT_MS = 150
/** The provider takes one send a second. An attempt that takes longer does not hold up the next. */
const SPACING_MS = 1500
/** More than one visitor has on the way; what lies beyond was not put in here, and is not looked at. */
export const MAX_ENTRIES = 20

type Send = (template: TemplateName, params: TemplateParams) => Promise<Outcome>

/** The name of this page on its leases. */
const here = newReference()
/** The keys of this page's leases, and the attempts that are under way. */
const leased = new Map<string, Promise<Outcome> | undefined>()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const keyOf = (reference: string) => OUTBOX_PREFIX + reference
const referenceOf = (key: string) => key.slice(OUTBOX_PREFIX.length)
const digest = ({ template, params }: Pick<Entry, 'template' | 'params'>) => digestOf(template, params)

const keys = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith(OUTBOX_PREFIX))
    .slice(0, MAX_ENTRIES)

function read(key: string): Entry | undefined {
  try {
    return readEntry(window.localStorage.getItem(key), referenceOf(key))
  } catch {
    return undefined
  }
}

/** @returns false where storage is full or forbidden. */
function write(key: string, entry: Entry): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

/** Storage that is forbidden holds nothing. */
function remove(key: string): void {
  leased.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nor does it keep anything.
  }
}

/** Writes until when other pages leave an entry alone; 0 is at once. One that is gone was sent by another page. */
function release(key: string, until: number): void {
  leased.delete(key)
  const entry = read(key)
  if (entry) write(key, { ...entry, lease: { owner: here, until } })
}

/** The request of a page that is left may yet arrive: it is given the time that its browser gives it. */
function releaseAll(): void {
  for (const [key, underWay] of [...leased])
    release(key, underWay && outlivesPage() ? Date.now() + AFTERLIFE_MS : 0)
}
window.addEventListener('pagehide', releaseAll)

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
  if (leased.get(key) || isSentElsewhere(key)) return true
  try {
    const known = keys()
    const isHeld = known.includes(key)
    if (known.length >= MAX_ENTRIES && !isHeld) return false
    const lease = { owner: here, until: now + LEASE_MS }
    // What the inline script holds is kept as it is where there is no room for more.
    if (!write(key, { ...enquiry, createdAt: now, lease }) && !isHeld) return false
  } catch {
    return false
  }
  leased.set(key, undefined)
  return true
}

/** Until when another page may be sending it. A lease that is longer than any was written by no clock of ours. */
function leasedUntil({ lease }: Entry, now: number): number {
  return lease && lease.until - now <= LEASE_MS ? lease.until : 0
}

/** Whether another page is sending an enquiry. */
function isSentElsewhere(key: string): boolean {
  const entry = read(key)
  return entry !== undefined && entry.lease?.owner !== here && leasedUntil(entry, Date.now()) > Date.now()
}

/** Waits while another page is sending an enquiry: it is one that two tabs have. */
export async function untilFree(reference: string): Promise<void> {
  while (isSentElsewhere(keyOf(reference))) await wait(AGREEMENT_MS)
}

/** Takes an enquiry out: its visitor knows that it was not sent, or it was no enquiry. Never throws. */
export const discard = (reference: string): void => remove(keyOf(reference))

/** The reference of an enquiry of the same content that is on its way. Never throws. */
export function findWaiting(wanted: string): string | undefined {
  try {
    const found = keys().find((key) => {
      const entry = read(key)
      return entry && digest(entry) === wanted
    })
    return found && referenceOf(found)
  } catch {
    return undefined
  }
}

async function sendEntry(key: string, entry: Entry, send: Send): Promise<Outcome> {
  const outcome = await send(entry.template, entry.params)
  if (outcome.status === 'sent')
    noteSent({ at: Date.now(), reference: referenceOf(key), digest: digest(entry) })
  if (outcome.status === 'sent' || outcome.reason === 'not-configured') remove(key)
  else release(key, 0)
  return outcome
}

/** Sends an entry that this page holds the lease on, and keeps it while its outcome is unknown, or a failure. */
function attempt(key: string, entry: Entry, send: Send): Promise<Outcome> {
  const underWay = leased.get(key) ?? sendEntry(key, entry, send)
  leased.set(key, underWay)
  return underWay
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
  remove(key)
  return false
}

/** Takes the lease, unless another page has taken it at the same instant. */
async function take(key: string, entry: Entry, now: number): Promise<boolean> {
  leased.set(key, undefined)
  if (!write(key, { ...entry, lease: { owner: here, until: now + LEASE_MS } })) return true
  await wait(AGREEMENT_MS)
  const isOurs = read(key)?.lease?.owner === here
  if (!isOurs) leased.delete(key)
  return isOurs
}

/** Tries the entries that are due and that no page is sending, one after another. */
async function flush(send: Send, onSent: () => void, clock: () => number): Promise<number> {
  const attempts = new Map<string, Promise<void>>()
  let nextAt = Infinity
  for (const key of keys()) {
    const entry = leased.has(key) ? undefined : read(key)
    if (isLeaving()) break
    if (leased.has(key) || !isDue(key, entry, clock()) || attempts.has(digest(entry))) continue
    const until = leasedUntil(entry, clock())
    if (until > clock()) nextAt = Math.min(nextAt, until)
    else if (await take(key, entry, clock())) {
      const last = attempt(key, entry, send).then(({ status }) => {
        if (status === 'sent') onSent()
      })
      attempts.set(digest(entry), last)
      await waitAtMost(last, SPACING_MS)
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
