import type { Entry } from './outbox-entry'
import { keyOf, readKey, referenceOf, removeKey, writeKey } from './outbox-store'
import type { Outcome } from './outcome'
import { outlivesPage } from './provider'
import { newReference } from './reference'

/**
 * Which page is sending an entry of the outbox. A page that sends one holds a lease on it, which other pages respect; a
 * page that is left shortens its leases, and the next page repeats what is unknown.
 */

/** Longer than any attempt lasts; a page that has gone without a word holds its leases no longer. */
export const LEASE_MS = 60_000
/** How long a browser goes on with a request whose page was left. After that its outcome is decided. */
export const AFTERLIFE_MS = 30_000
/** Until a lease that two tabs took at the same instant reads alike in both. */
const AGREEMENT_MS = 150

/** The name of this page on its leases. */
const here = newReference()
/** The keys of this page's leases, and the attempts that are under way. */
const leased = new Map<string, Promise<Outcome> | undefined>()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const leaseUntil = (until: number) => ({ owner: here, until })

/** The lease of a page that begins to send at `now`, in milliseconds since the epoch. */
export const newLease = (now: number) => leaseUntil(now + LEASE_MS)

/** The name of an attempt: whose lease it is made under tells it from all others. */
export const attemptName = (key: string, owner = here) => `${referenceOf(key)}-${owner}`

/** Whether this page holds the lease of an entry. */
export const isLeasedHere = (key: string): boolean => leased.has(key)

/** This page's attempt to send an entry, if one is under way. */
export const underWay = (key: string): Promise<Outcome> | undefined => leased.get(key)

/** Notes that this page holds the lease of an entry, and its attempt once that has begun. */
export const hold = (key: string, attempt?: Promise<Outcome>): void => void leased.set(key, attempt)

/** Takes an entry out, with its lease. Never throws. */
export function takeOut(key: string): void {
  leased.delete(key)
  removeKey(key)
}

/**
 * Writes until when other pages leave an entry alone; 0 is at once. One that is gone was sent by another page.
 * @param until undefined where no attempt was begun: the lease is taken off, see `isRepetition`.
 */
export function release(key: string, until?: number): void {
  leased.delete(key)
  const entry = readKey(key)
  if (entry) writeKey(key, { ...entry, lease: until === undefined ? undefined : leaseUntil(until) })
}

/** Whether a page has begun to send an entry before: one that none has begun bears no lease. */
export const isRepetition = ({ lease }: Entry): boolean => lease !== undefined

/** The request of a page that is left may yet arrive: it is given the time that its browser gives it. */
function releaseAll(): void {
  const until = outlivesPage() ? Date.now() + AFTERLIFE_MS : 0
  for (const [key, attempt] of [...leased]) release(key, attempt && until)
}
window.addEventListener('pagehide', releaseAll)

/** Until when another page may be sending it. A lease that is longer than any was written by no clock of ours. */
export function leasedUntil({ lease }: Entry, now: number): number {
  return lease && lease.until - now <= LEASE_MS ? lease.until : 0
}

/** Whether another page is sending an enquiry. */
export function isLeasedElsewhere(key: string): boolean {
  const entry = readKey(key)
  return entry !== undefined && entry.lease?.owner !== here && leasedUntil(entry, Date.now()) > Date.now()
}

/** Waits while another page is sending an enquiry: it is one that two tabs have. */
export async function untilFree(reference: string): Promise<void> {
  while (isLeasedElsewhere(keyOf(reference))) await wait(AGREEMENT_MS)
}

/** Takes the lease, unless another page has taken it at the same instant. */
export async function take(key: string, entry: Entry, now: number): Promise<boolean> {
  hold(key)
  if (!writeKey(key, { ...entry, lease: newLease(now) })) return true
  await wait(AGREEMENT_MS)
  const isOurs = readKey(key)?.lease?.owner === here
  if (!isOurs) leased.delete(key)
  return isOurs
}
