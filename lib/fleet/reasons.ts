import type { TripKind } from './kinds'
import type { ReasonKey } from './reason-keys'
import type { FleetRow } from './row'

/** Who travels, with how many large bags, on what kind of trip. */
export type FinderTrip = { people: number; bags: number; kind: TripKind }

/** Why a vehicle is suggested: a key, worded in the content, and the figures that its words may name. */
export type Reason = { key: ReasonKey; values: Record<string, number> }

/** From here on people would need two cars. */
const SMALLEST_GROUP = 7

const seatReason = (spare: number): ReasonKey =>
  spare === 0 ? 'full' : spare === 1 ? 'spareOne' : 'spareMany'

/** The smallest layout that seats the people, if the vehicle comes in several and the smallest of them does not. */
function layoutFor({ seats, maxSeats, passengers }: FleetRow, people: number): number | undefined {
  const layouts = seats.split('/').map(Number)
  const needed = people + maxSeats - passengers
  const fitting = layouts.filter((layout) => layout >= needed)
  return fitting.length < layouts.length ? Math.min(...fitting) : undefined
}

/** The reasons for a vehicle that carries the trip's people and bags, in the order they are told. */
export function reasonsFor(row: FleetRow, trip: FinderTrip, isSmallest: boolean): Reason[] {
  const { people, bags, kind } = trip
  const spare = row.passengers - people
  const layout = layoutFor(row, people)
  const keys: [ReasonKey, boolean][] = [
    ['smallest', isSmallest],
    [seatReason(spare), true],
    ['layout', layout !== undefined],
    [row.bags.large === 1 ? 'bagsOne' : 'bagsMany', bags > 0],
    ['together', people >= SMALLEST_GROUP],
    ['electric', row.electric],
    ['hills', kind === 'hills'],
    ['first', row.firstFor.includes(kind)],
  ]
  const values = { people, spare, passengers: row.passengers, large: row.bags.large, layout: layout ?? 0 }
  return keys.flatMap(([key, holds]) => (holds ? [{ key, values }] : []))
}
