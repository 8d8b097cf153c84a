import type { FleetRow } from './row'
import { DAY, toMinutes } from '@/lib/time/clock'
import type { VehicleCount } from './group'
import { planRounds, type RoundsAdvice, type Transfer } from './rounds'

/** A function of a wedding, or another event, to which shuttles bring guests in rounds. */
export type Shuttle = {
  id: number
  title: string
  /** Which day of the trip, from 0. */
  day: number
  from: string
  to: string
  people: number
  /** The first departure, and the time by which all guests must have arrived; 'HH:MM' in Delhi, or ''. */
  start: string
  by: string
  /** Minutes of one way, without boarding; 0 means unknown. */
  minutes: number
}

/** Minutes before each departure, and before each way back: assumptions for a bus, which the page states. */
export const stops = { boarding: 20, alighting: 10 } as const

/** No function's guests arrive for longer: an arrival time further away is a mistake, and is left before the start. */
const LONGEST = 12 * 60

/** From the start of a function to its end: one before the start is on the next day. */
export function minutesBetween(start: string, by: string): number {
  const minutes = toMinutes(by) - toMinutes(start)
  return minutes + DAY <= LONGEST ? minutes + DAY : minutes
}

/**
 * The transfer of one function.
 * @returns undefined while the guests, one of the times or the minutes are not given.
 */
export function transferOf({ people, start, by, minutes }: Shuttle): Transfer | undefined {
  if (people === 0 || start === '' || by === '' || minutes === 0) return undefined
  const begin = toMinutes(start)
  return { guests: people, minutes, ...stops, start: begin, by: begin + minutesBetween(start, by) }
}

/** The rounds that vehicles make for a function; undefined while a value is not given. */
export function roundsOf(
  shuttle: Shuttle,
  vehicles: VehicleCount[],
  rows: FleetRow[],
): RoundsAdvice | undefined {
  const transfer = transferOf(shuttle)
  return (
    transfer &&
    planRounds(
      transfer,
      vehicles.flatMap(({ slug, count }) =>
        rows.filter((row) => row.slug === slug).map(({ passengers: seats }) => ({ slug, count, seats })),
      ),
    )
  )
}
