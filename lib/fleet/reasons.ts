import type { TripKind } from './kinds'
import type { Loaded } from './preference'
import type { FleetRow } from './row'

/** Who travels, with how many large bags, on what kind of trip. */
export type FinderTrip = { people: number; bags: number; kind: TripKind }

/** The reasons for which a vehicle is suggested. */
export type ReasonKey =
  'smallest' | 'spare' | 'layout' | 'bags' | 'folded' | 'together' | 'electric' | 'hills' | 'first'

/** Why a vehicle is suggested: the key of a message, and the values that the message may contain. */
export type Reason = { key: ReasonKey; values: Record<string, number> }

/** From this number on people would need two cars. */
const SMALLEST_GROUP = 7

/** The smallest layout that seats the people, if the vehicle comes in several and the smallest of them does not. */
function layoutFor({ seats, maxSeats, passengers }: FleetRow, people: number): number | undefined {
  const layouts = seats.split('/').map(Number)
  const needed = people + maxSeats - passengers
  const fitting = layouts.filter((layout) => layout >= needed)
  return fitting.length < layouts.length ? Math.min(...fitting) : undefined
}

/** The reasons for a vehicle that has room for the trip's people and bags, in the order of display. */
export function reasonsFor({ row, load }: Loaded<FleetRow>, trip: FinderTrip, isSmallest: boolean): Reason[] {
  const { people, bags, kind } = trip
  const { passengers, isFolded } = load
  const layout = layoutFor(row, people)
  const keys: [ReasonKey, boolean][] = [
    ['smallest', isSmallest],
    ['spare', true],
    ['layout', layout !== undefined],
    ['bags', bags > 0 && !isFolded],
    ['folded', isFolded],
    ['together', people >= SMALLEST_GROUP],
    ['electric', row.electric],
    ['hills', kind === 'hills'],
    ['first', row.firstFor.includes(kind)],
  ]
  const values = {
    ...{ people, passengers, spare: passengers - people, large: load.bags.large },
    layout: layout ?? 0,
  }
  return keys.flatMap(([key, holds]) => (holds ? [{ key, values }] : []))
}
