import type { FleetRow } from '@/lib/fleet/row'
import { DAY, toMinutes } from '@/lib/guides/clock'
import type { Shuttle, TripPlan } from './plan'
import { planRounds, type RoundsAdvice } from './rounds'

/** Boarding time before each departure, in minutes: an assumption, which the page states. */
export const BOARDING_MINUTES = 10

/**
 * The rounds that a plan's vehicles make for one of its functions. An arrival time before the start is on the next
 * day.
 * @returns undefined while the guests, one of the times or the minutes are not given.
 */
export function roundsOf(
  { people, start, by, minutes }: Shuttle,
  { vehicles }: Pick<TripPlan, 'vehicles'>,
  rows: FleetRow[],
): RoundsAdvice | undefined {
  if (people === 0 || start === '' || by === '' || minutes === 0) return undefined
  const [begin, end] = [toMinutes(start), toMinutes(by)]
  return planRounds(
    {
      guests: people,
      minutes,
      boarding: BOARDING_MINUTES,
      start: begin,
      by: end < begin ? end + DAY : end,
    },
    vehicles.flatMap(({ slug, count }) => {
      const row = rows.find((each) => each.slug === slug)
      return row ? { slug, count, seats: row.passengers } : []
    }),
  )
}
