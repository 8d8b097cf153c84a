import { DAY, toMinutes } from '@/lib/time/clock'

/** After a stop in the evening, from 18:00 on, a time before 6:00 is after midnight. */
const EVENING = toMinutes('18:00')
const MORNING = toMinutes('06:00')

/**
 * The moment of a stop's time: minutes from the midnight at which its day begins. A time before 6:00 that follows one
 * in the evening is after the next midnight.
 * @param before the moment of the day's previous time, if any.
 */
export function momentOf(time: string, before: number | undefined): number {
  const clock = toMinutes(time)
  return before !== undefined && before >= EVENING && clock < MORNING ? clock + DAY : clock
}
