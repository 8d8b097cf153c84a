import type { FleetRow } from '@/lib/fleet/row'
import { DAY, toMinutes } from '@/lib/time/clock'
import type { Shuttle, TripPlan } from './plan'
import { planRounds, type RoundsAdvice, type Transfer } from './rounds'

/** Minutes before each departure, and before each way back: assumptions for a bus, which the page states. */
export const stops = { boarding: 20, alighting: 10 } as const

/** No function's guests arrive for longer: an arrival time further away is a mistake, and is left before the start. */
const LONGEST = 12 * 60

/**
 * The transfer of one function. An arrival time before the start is on the next day.
 * @returns undefined while the guests, one of the times or the minutes are not given.
 */
export function transferOf({ people, start, by, minutes }: Shuttle): Transfer | undefined {
  if (people === 0 || start === '' || by === '' || minutes === 0) return undefined
  const [begin, end] = [toMinutes(start), toMinutes(by)]
  const isNextDay = end < begin && end + DAY - begin <= LONGEST
  return { guests: people, minutes, ...stops, start: begin, by: isNextDay ? end + DAY : end }
}

/** The rounds that a plan's vehicles make for one of its functions; undefined while a value is not given. */
export function roundsOf(
  shuttle: Shuttle,
  { vehicles }: Pick<TripPlan, 'vehicles'>,
  rows: FleetRow[],
): RoundsAdvice | undefined {
  const transfer = transferOf(shuttle)
  return (
    transfer &&
    planRounds(
      transfer,
      vehicles.flatMap(({ slug, count }) => {
        const row = rows.find((each) => each.slug === slug)
        return row ? { slug, count, seats: row.passengers } : []
      }),
    )
  )
}
