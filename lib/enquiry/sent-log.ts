import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { tryStorage } from '@/lib/browser/storage'
import { MAX_SENT, PERIOD_MS } from './limits'

/**
 * The enquiries that this browser sent in the last ten minutes. Failed ones are not recorded, so that they can be
 * retried. The same enquiry is not sent again within that time, and their number is limited, so that a script error
 * or a prank does not flood the company's mailbox; the provider has limits of its own.
 */

const KEY = 'enquiries-sent'

const text = z.string().check(z.maxLength(40))
const sentSchema = z.object({ at: z.number(), reference: text, digest: text })

/**
 * An enquiry that arrived: when, in milliseconds since the epoch, under which reference, and the digest of its
 * content.
 */
export type Sent = z.infer<typeof sentSchema>

/** The enquiries sent from this page, for browsers whose storage is blocked. */
let sentHere: Sent[] = []

function stored(): Sent[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.flatMap((entry) => sentSchema.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

/** Those of the period before `now`. A time in the future is invalid, for instance after the clock was set back. */
const within = (log: Sent[], now: number) =>
  log.filter(({ at }) => at <= now && now - at < PERIOD_MS).slice(-MAX_SENT)

/** The stored enquiries, or those sent from this page where they are more, because storage is full or blocked. */
function sentBefore(now: number): Sent[] {
  const [kept, here] = [within(stored(), now), within(sentHere, now)]
  return kept.length < here.length ? here : kept
}

/** Whether another enquiry may be sent at `now`, in milliseconds since the epoch. Never throws. */
export const maySend = (now: number): boolean => sentBefore(now).length < MAX_SENT

/** The enquiry with this digest that was sent in the period before `now`. Never throws. */
export const findSent = (digest: string, now: number): Sent | undefined =>
  sentBefore(now).find((sent) => sent.digest === digest)

/** Records an enquiry that was sent, once: two pages may report the same one. Never throws. */
export function recordSent(sent: Sent): void {
  const others = sentBefore(sent.at).filter(({ reference }) => reference !== sent.reference)
  sentHere = [...others, sent].slice(-MAX_SENT)
  // Where storage fails, only this page has the record.
  tryStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(sentHere)))
}
