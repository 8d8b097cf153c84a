import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { tryStorage } from '@/lib/browser/storage'
import { MAX_SENT, PERIOD_MS } from './limits'

/**
 * What one browser got through in the last ten minutes. Only enquiries that arrived stand here: whoever has to try
 * again, tries again. The same enquiry within that time is not sent anew, and the number is limited, which keeps a slip
 * of a script, or a bored visitor, from flooding the company's mailbox; the provider's own limits stand behind it.
 */

const KEY = 'enquiries-sent'

const text = z.string().check(z.maxLength(40))
const sentSchema = z.object({ at: z.number(), reference: text, digest: text })

/** An enquiry that arrived: when, in milliseconds since the epoch, under which reference, and what says its content. */
export type Sent = z.infer<typeof sentSchema>

/** What was sent from this page, for browsers that keep nothing. */
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

/** Those of the period before `now`; an instant that lies ahead was written by no clock of ours. */
const within = (log: Sent[], now: number) =>
  log.filter(({ at }) => at <= now && now - at < PERIOD_MS).slice(-MAX_SENT)

/** What was kept, or what was sent from this page where that is more, because storage is full or forbidden. */
function sentBefore(now: number): Sent[] {
  const [kept, here] = [within(stored(), now), within(sentHere, now)]
  return kept.length < here.length ? here : kept
}

/** Whether another enquiry may be sent at `now`, in milliseconds since the epoch. Never throws. */
export const maySend = (now: number): boolean => sentBefore(now).length < MAX_SENT

/** The enquiry of that content that arrived in the period before `now`. Never throws. */
export const findSent = (digest: string, now: number): Sent | undefined =>
  sentBefore(now).find((sent) => sent.digest === digest)

/** Notes an enquiry that arrived, once: two pages may learn of it. Never throws. */
export function noteSent(sent: Sent): void {
  const others = sentBefore(sent.at).filter(({ reference }) => reference !== sent.reference)
  sentHere = [...others, sent].slice(-MAX_SENT)
  // Where nothing is kept it is known on this page alone.
  tryStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(sentHere)))
}
