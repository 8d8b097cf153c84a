/**
 * How many enquiries one browser may get through. Only those that arrived count: whoever has to try again, tries again.
 * It keeps a slip of a script, or a bored visitor, from flooding the company's mailbox; the provider's own limits stand
 * behind it.
 */

export const MAX_SENT = 8
export const PERIOD_MS = 10 * 60_000
const KEY = 'enquiries-sent'

/** What was counted on this page, for browsers that keep nothing. */
let counted: number[] = []

function stored(): number[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((time): time is number => Number.isFinite(time)) : []
  } catch {
    return []
  }
}

/** Those of the period before `now`; an instant that lies ahead was written by no clock of ours. */
const within = (times: number[], now: number) =>
  times.filter((time) => time <= now && now - time < PERIOD_MS).slice(-MAX_SENT)

/** What was kept, or what this page counted where that is more, because storage is full or forbidden. */
function sentBefore(now: number): number[] {
  const [kept, here] = [within(stored(), now), within(counted, now)]
  return kept.length < here.length ? here : kept
}

/** Whether another enquiry may be sent at `now`, in milliseconds since the epoch. Never throws. */
export const maySend = (now: number): boolean => sentBefore(now).length < MAX_SENT

/** Counts an enquiry that arrived at `now`. Never throws. */
export function countSent(now: number): void {
  counted = [...sentBefore(now), now].slice(-MAX_SENT)
  try {
    window.localStorage.setItem(KEY, JSON.stringify(counted))
  } catch {
    // It is counted on this page alone.
  }
}
