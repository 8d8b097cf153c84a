import type { Entry } from './outbox-entry'
import { keyOf, readKey, referenceOf, removeKey, writeKey } from './outbox-store'
import type { Outcome } from './outcome'
import { supportsKeepalive } from './provider'
import { newReference } from './reference'

/**
 * Leases on entries of the outbox. A page that sends an entry holds a lease on it, and other pages do not send that
 * entry; a page that is unloaded shortens its leases, and the next page retries the attempts whose outcome is
 * unknown.
 */

/** Longer than any attempt lasts. After a crash of the page its leases expire by then. */
export const LEASE_MS = 60_000
/** How long a browser continues a `keepalive` request after the page was unloaded. */
export const KEEPALIVE_LIMIT_MS = 30_000
/** After this time two tabs that wrote a lease at the same instant read the same one from localStorage. */
const AGREEMENT_MS = 150

/** The id of this page as the owner of leases. */
const pageId = newReference()
/** What this page knows of an entry that it has leased. Before its attempt begins it has none. */
type Leased = { attempt?: Promise<Outcome>; hasEnded?: boolean; isByWorker?: boolean }

/** The entries leased by this page, by their keys. */
const leased = new Map<string, Leased>()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const leaseUntil = (until: number) => ({ owner: pageId, until })

/** The lease of a page that begins to send at `now`, in milliseconds since the epoch. */
export const newLease = (now: number) => leaseUntil(now + LEASE_MS)

/** The id of an attempt: the entry's reference and the owner of its lease, which together are unique. */
export const attemptIdOf = (key: string, owner = pageId) => `${referenceOf(key)}-${owner}`

/** Whether this page is sending an entry, or about to. */
export function isSending(key: string): boolean {
  const own = leased.get(key)
  return own !== undefined && !own.hasEnded
}

/** Whether this page holds the lease of an entry. */
export const isLeasedHere = (key: string): boolean => leased.has(key)

/** This page's attempt to send an entry, if one is in progress. */
export function currentAttempt(key: string): Promise<Outcome> | undefined {
  const { attempt, hasEnded } = leased.get(key) ?? {}
  return hasEnded ? undefined : attempt
}

/**
 * Records that this page holds the lease of an entry, and its attempt once that has begun.
 * @param isByWorker whether the service worker makes the attempt.
 */
export function holdLease(key: string, attempt?: Promise<Outcome>, isByWorker = false): void {
  const own: Leased = { attempt, isByWorker }
  const end = () => void (own.hasEnded = true)
  attempt?.then(end, end)
  leased.set(key, own)
}

/** Removes an entry with its lease. Never throws. */
export function removeEntry(key: string): void {
  leased.delete(key)
  removeKey(key)
}

/**
 * Ends this page's lease: other pages may send the entry from `until` on, 0 for at once. A missing entry was sent by
 * another page.
 * @param until undefined where no attempt was made: the lease is removed, see `isRetry`.
 */
export function releaseLease(key: string, until?: number): void {
  leased.delete(key)
  const entry = readKey(key)
  if (entry) writeKey(key, { ...entry, lease: until === undefined ? undefined : leaseUntil(until) })
}

/** Whether an earlier attempt was made to send an entry: before the first attempt it has no lease. */
export const isRetry = ({ lease }: Entry): boolean => lease !== undefined

/**
 * A `keepalive` request may still arrive after the page was unloaded, so its lease lasts until the browser has ended
 * it. The worker continues its own as if the page were open, so their leases stay.
 */
function releaseAll(): void {
  const until = supportsKeepalive() ? Date.now() + KEEPALIVE_LIMIT_MS : 0
  for (const [key, { attempt, isByWorker }] of [...leased])
    if (isByWorker) leased.delete(key)
    else releaseLease(key, attempt && until)
}
window.addEventListener('pagehide', releaseAll)

/**
 * Until when another page may be sending it. A lease longer than LEASE_MS is invalid, for instance after the clock
 * was changed.
 */
export function leasedUntil({ lease }: Entry, now: number): number {
  return lease && lease.until - now <= LEASE_MS ? lease.until : 0
}

/** Whether another page is sending an enquiry. */
export function isLeasedElsewhere(key: string): boolean {
  const entry = readKey(key)
  return entry !== undefined && entry.lease?.owner !== pageId && leasedUntil(entry, Date.now()) > Date.now()
}

/** Waits while another tab is sending the same enquiry. */
export async function untilLeaseEnds(reference: string): Promise<void> {
  while (isLeasedElsewhere(keyOf(reference))) await wait(AGREEMENT_MS)
}

/** Takes the lease, unless another page takes it at the same time. @returns whether this page has it. */
export async function takeLease(key: string, entry: Entry, now: number): Promise<boolean> {
  holdLease(key)
  if (!writeKey(key, { ...entry, lease: newLease(now) })) return true
  await wait(AGREEMENT_MS)
  const isOurs = readKey(key)?.lease?.owner === pageId
  if (!isOurs) leased.delete(key)
  return isOurs
}
