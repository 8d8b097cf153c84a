import { bySize } from './preference'
import { type FinderTrip, type Reason, reasonsFor } from './reasons'
import type { FleetRow } from './row'
import { isSuitableFor } from './suitability'

/** More than three suggestions do not help in choosing. */
const MAX_SUGGESTIONS = 3

/** Up to this number of people a bus is suggested only if nothing else has room for the luggage. */
const LARGEST_WITHOUT_BUS = 12

/** Vehicles with up to this many more seats than the smallest that fits count as about the same size. */
const NEAR_SIZE = 3

export type Suggestion = { row: FleetRow; reasons: Reason[] }

/** Vehicles that fit, closest first; or, when none does, how many of the largest are needed. */
export type Advice =
  { fits: true; suggestions: Suggestion[] } | { fits: false; largest: FleetRow | undefined; vehicles: number }

const carries = (row: FleetRow, { people, bags }: FinderTrip) =>
  row.passengers >= people && row.bags.large >= bags

function withoutUnneededBuses(rows: FleetRow[], { people }: FinderTrip): FleetRow[] {
  const smaller = rows.filter(({ category }) => category !== 'luxury-buses')
  return people > LARGEST_WITHOUT_BUS || smaller.length === 0 ? rows : smaller
}

/**
 * Varies which are suggested: three compact sedans would be no real choice. Of the vehicles of about the smallest size,
 * the first of each category and size is chosen first, then the others of that size, then larger ones.
 */
function diversify(ranked: FleetRow[]): FleetRow[] {
  const limit = (ranked[0]?.passengers ?? 0) + NEAR_SIZE
  const near = ranked.filter(({ passengers }) => passengers <= limit)
  const size = ({ category, passengers }: FleetRow) => `${category} ${passengers}`
  const isFirst = (row: FleetRow) => near.find((other) => size(other) === size(row)) === row
  const others = near.filter((row) => !isFirst(row))
  return [...near.filter(isFirst), ...others, ...ranked.filter((row) => !near.includes(row))]
}

/** The largest vehicle that is suitable for the kind of trip, and how many of it the people and bags need. */
function severalOf(rows: FleetRow[], { people, bags }: FinderTrip): Advice {
  const [largest] = [...rows].sort((a, b) => b.passengers - a.passengers || b.bags.large - a.bags.large)
  const loads = largest ? [people / largest.passengers, bags / Math.max(1, largest.bags.large)] : [0]
  return { fits: false, largest, vehicles: Math.ceil(Math.max(...loads)) }
}

/**
 * Which vehicles fit a trip, with reasons. A vehicle is suggested only if it seats the people, has room for their
 * large bags when every seat is taken, and is suitable for the kind of trip; the smallest comes first.
 */
export function suggest(rows: FleetRow[], trip: FinderTrip): Advice {
  const suitable = rows.filter((row) => isSuitableFor(row, trip.kind))
  const fitting = suitable.filter((row) => carries(row, trip))
  if (fitting.length === 0) return severalOf(suitable, trip)
  const ranked = withoutUnneededBuses(fitting, trip).sort(bySize(trip.kind))
  const [smallest] = ranked
  const suggestions = diversify(ranked)
    .slice(0, MAX_SUGGESTIONS)
    .sort(bySize(trip.kind))
    .map((row) => ({ row, reasons: reasonsFor(row, trip, row === smallest) }))
  return { fits: true, suggestions }
}
