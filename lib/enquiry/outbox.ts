import '@/lib/site/zod-jitless'
import * as z from 'zod/mini'
import { track } from '@/lib/measure/track'
import { MAX_VALUE } from './mail-safe'
import type { Outcome, TemplateParams } from './outcome'
import { OUTBOX_PREFIX } from './outbox-key'

/**
 * Home-search enquiries on their way. Nobody is told when one fails (spec, section 8), so nobody would try again:
 * each waits in the browser's storage, under a key of its own so that tabs never overwrite each other's, until it
 * is sent or a day old.
 */

/** How long an unsent enquiry is kept before it is forgotten. */
export const KEEP_MS = 24 * 60 * 60_000

/** Far more and longer values than an enquiry has: what goes beyond was not put in here. */
const MAX_PARAMS = 20

const entrySchema = z.object({
  createdAt: z.number(),
  params: z
    .record(z.string(), z.string().check(z.maxLength(MAX_VALUE)))
    .check(z.refine((params) => Object.keys(params).length <= MAX_PARAMS)),
})

type Entry = z.infer<typeof entrySchema>
type Send = (params: TemplateParams) => Promise<Outcome>

const read = (storage: Storage, key: string): Entry | undefined => {
  try {
    const result = entrySchema.safeParse(JSON.parse(storage.getItem(key) ?? ''))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

const write = (storage: Storage, key: string, entry: Entry) => storage.setItem(key, JSON.stringify(entry))

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(OUTBOX_PREFIX),
  )

/**
 * Puts an enquiry into the outbox.
 * @returns false where storage is full or forbidden; the caller then has to send it itself.
 */
export function enqueue(params: TemplateParams, now: number): boolean {
  try {
    const key = OUTBOX_PREFIX + crypto.randomUUID()
    write(window.localStorage, key, { createdAt: now, params })
    return true
  } catch {
    return false
  }
}

/** A day old, or dated a day ahead, which no clock of ours wrote. */
const isExpired = ({ createdAt }: Entry, now: number) => Math.abs(now - createdAt) >= KEEP_MS

/**
 * Tries one entry. It is taken out before the attempt and put back after a failure: an attempt that the page was left
 * in the middle of may have arrived, and an enquiry is never sent twice.
 * @returns whether it was sent.
 */
async function tryEntry(storage: Storage, key: string, send: Send, clock: () => number): Promise<boolean> {
  const entry = read(storage, key)
  storage.removeItem(key)
  if (!entry) return false
  if (isExpired(entry, clock())) {
    track('enquiry-failed')
    return false
  }
  const outcome = await send(entry.params)
  if (outcome.status === 'failed' && outcome.reason !== 'not-configured') write(storage, key, entry)
  if (outcome.status === 'sent') track('enquiry-sent')
  return outcome.status === 'sent'
}

/** Only one tab at a time goes through the outbox; another that asks meanwhile goes away with nothing done. */
async function withLock(work: () => Promise<number>): Promise<number> {
  if (!navigator.locks) return work()
  const sent = await navigator.locks.request(OUTBOX_PREFIX, { ifAvailable: true }, (lock) => lock && work())
  return sent ?? 0
}

/**
 * Tries everything in the outbox once, one after another. Never throws.
 * @param clock milliseconds since the epoch.
 * @returns how many enquiries were sent.
 */
export async function flushOutbox(send: Send, clock: () => number = Date.now): Promise<number> {
  try {
    const storage = window.localStorage
    return await withLock(async () => {
      let sent = 0
      for (const key of keysOf(storage)) if (await tryEntry(storage, key, send, clock)) sent += 1
      return sent
    })
  } catch {
    return 0
  }
}
