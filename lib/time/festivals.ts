import { getMoonIllumination } from 'suncalc'
import { addDays } from './days'

/**
 * Festivals that follow the moon: the new or full moon that falls on one of these days of the year, and from which to
 * which day they last, counted from it.
 */
const moons = {
  /** The walk of the pilgrims in Shravan, which ends with the moon that is new while the sun is in Cancer. */
  kanwar: { isFull: false, from: '07-16', until: '08-16', first: -14, last: 0 },
  /** From the eve of Rangbhari Ekadashi to the day after the full moon of Phalguna. */
  holi: { isFull: true, from: '02-28', until: '03-29', first: -6, last: 1 },
  /** Around the eighth day after the full moon of Shravan. */
  janmashtami: { isFull: true, from: '08-03', until: '09-01', first: 6, last: 8 },
} as const
export type Festival = keyof typeof moons
export const festivals = Object.keys(moons) as [Festival, ...Festival[]]

/** The moon at a midnight in Delhi: 0 when it is new, 0.5 when it is full, up to 1. */
const phaseAt = (day: string) => getMoonIllumination(new Date(`${day}T00:00:00+05:30`)).phase

/** Whether the moon becomes new or full on a day. */
function isMoon(day: string, isFull: boolean): boolean {
  const [begin, end] = [phaseAt(day), phaseAt(addDays(day, 1))]
  return isFull ? begin < 0.5 && end >= 0.5 : end < begin
}

function isWithin(festival: Festival, day: string): boolean {
  const { isFull, from, until, first, last } = moons[festival]
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(day, -first - index)).some(
    (moon) => moon.slice(5) >= from && moon.slice(5) <= until && isMoon(moon, isFull),
  )
}

/** A drive asks for each of its minutes. */
const known = new Map<string, boolean>()

/**
 * Whether an ISO day is one of a festival's, by the moon in Delhi. Where a calendar counts otherwise, it can be a day
 * earlier or later.
 */
export function isFestival(festival: Festival, day: string): boolean {
  const key = `${festival} ${day}`
  const found = known.get(key) ?? isWithin(festival, day)
  known.set(key, found)
  return found
}
