import { DAY, toMinutes } from '@/lib/guides/clock'

/** From here on, and until then, a time after midnight belongs to the evening before. */
const EVENING = toMinutes('18:00')
const MORNING = toMinutes('06:00')

/**
 * The moment that a stop's own time means: minutes from the midnight with which its day of the plan begins. A time before
 * six that follows one in the evening is after midnight.
 * @param before the moment of the last time of the day before it, if any.
 */
export function momentOf(time: string, before: number | undefined): number {
  const clock = toMinutes(time)
  return before !== undefined && before >= EVENING && clock < MORNING ? clock + DAY : clock
}
