import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { keep, recall } from '@/lib/browser/storage'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { toDelhiTime } from '@/lib/time/delhi'
import { MAX_SENT, PERIOD_MS, SENT_KEY, SHOWN_MS } from './limits'

/**
 * The enquiries that this browser sent in the last three days, the newest MAX_SENT of them, so that a visitor finds
 * their references again. Failed ones are not recorded, so that they can be retried. The same enquiry is not sent again
 * within ten minutes, and their number within that time is limited, so that a script error or a prank does not flood
 * the company's mailbox; the provider has limits of its own.
 */

const text = z.string().check(z.maxLength(40))
const sentSchema = z.object({
  at: z.number(),
  reference: text,
  digest: text,
  asked: z.optional(z.string().check(z.maxLength(200))),
})

/**
 * An enquiry that arrived: when, in milliseconds since the epoch, under which reference, the digest of its content,
 * and what it asks for in a line (`askedIn`).
 */
export type Sent = z.infer<typeof sentSchema>

function stored(): Sent[] {
  try {
    const value: unknown = JSON.parse(recall('localStorage', SENT_KEY) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.flatMap((entry) => sentSchema.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

/** Those of `period` before `now`, and what a clock that was set back since puts into the next three days. */
const sentBefore = (now: number, period = PERIOD_MS): Sent[] =>
  stored()
    .filter(({ at }) => now - at < period && at - now < SHOWN_MS)
    .slice(-MAX_SENT)

const dayOf = ({ at }: Sent) => formatDay(toDelhiTime(new Date(at)).date)

/**
 * The enquiries of the last three days that are shown again, the newest first. One of which nothing is told, such as the
 * contact form's, has the day of its sending in place of what it asks for. Never throws.
 * @param sentOn the message with that day.
 */
export const listSent = (now: number, sentOn: Message): Sent[] =>
  sentBefore(now, SHOWN_MS)
    .filter(({ asked }) => asked !== undefined)
    .map((sent) => ({ ...sent, asked: sent.asked || interpolate(sentOn, { day: dayOf(sent) }) }))
    .reverse()

/** Whether another enquiry may be sent at `now`, in milliseconds since the epoch. A clock that was set back blocks none. */
export const maySend = (now: number): boolean =>
  sentBefore(now).filter(({ at }) => at <= now).length < MAX_SENT

/** The enquiry with this digest that was sent in the period before `now`. Never throws. */
export const findSent = (digest: string, now: number): Sent | undefined =>
  sentBefore(now).find((sent) => sent.digest === digest)

/** Records an enquiry that was sent, once: two pages may report the same one. Never throws. */
export function recordSent(sent: Sent): void {
  const others = sentBefore(sent.at, SHOWN_MS).filter(({ reference }) => reference !== sent.reference)
  keep('localStorage', SENT_KEY, JSON.stringify([...others, sent].slice(-MAX_SENT)))
  // The browser tells other pages only.
  window.dispatchEvent(new StorageEvent('storage', { key: SENT_KEY }))
}
