/** Minutes of one day. */
export const DAY = 24 * 60

/** The minute of the day that a time control holds: '05:30' is 330. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minute of the day of a moment counted from an earlier midnight. */
export const clockOf = (moment: number) => ((moment % DAY) + DAY) % DAY

/** Whole days from that midnight to the moment's own. */
export const daysAfter = (moment: number) => Math.floor(moment / DAY)

/** The time of day of a moment, as a time control holds it: 'HH:MM'. */
export function toTime(moment: number): string {
  const clock = Math.round(clockOf(moment)) % DAY
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`
}

/** Whether a minute of the day lies between two times; the span may include midnight, and excludes `to`. */
export function isBetween(clock: number, { from, to }: { from: string; to: string }): boolean {
  const [first, last] = [toMinutes(from), toMinutes(to)]
  return first <= last ? clock >= first && clock < last : clock >= first || clock < last
}
