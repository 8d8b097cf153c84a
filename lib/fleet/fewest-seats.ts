import type { GroupNeeds } from './group'
import { loadsOf } from './load'
import type { Loaded } from './preference'
import type { FleetRow } from './row'

/** A number of one vehicle, all with the same load. */
export type Part = Loaded<FleetRow> & { count: number }

/** Vehicles that carry a group, of one kind or two, and the sums of their seats and of them. */
export type Fill = { parts: Part[]; seats: number; vehicles: number }

/** Vehicles with each of their loads. */
export const loadedWays = (rows: FleetRow[], isHilly?: boolean): Loaded<FleetRow>[] =>
  rows.flatMap((row) => loadsOf(row, isHilly).map((load) => ({ row, load })))

/** A vehicle goes with one of up to so many times its seats: for the last handful nobody sends a car beside a coach. */
const MOST_TIMES = 3

const goTogether = (large: Loaded<FleetRow>, small: Loaded<FleetRow>) =>
  large.row.passengers <= MOST_TIMES * small.row.passengers

/** How many people and bags parts take together. */
export function placesIn(parts: Part[]) {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + part.count * of(part), 0)
  return {
    people: sum(({ load }) => load.passengers),
    large: sum(({ load }) => load.bags.large),
    cabin: sum(({ load }) => load.bags.cabin),
  }
}

/** Whether parts have room for a group. A cabin bag may take the place of a large one. */
export function carry(parts: Part[], needs: Pick<GroupNeeds, 'people' | 'large' | 'cabin'>): boolean {
  const { people, large, cabin } = placesIn(parts)
  return people >= needs.people && large >= needs.large && large + cabin >= needs.large + needs.cabin
}

/**
 * The vehicles to search, with each of their loads, the largest first: without those in whose place another of as many
 * seats carries as much, so that no set gets worse.
 */
function worthLoading(rows: FleetRow[], isHilly?: boolean): Loaded<FleetRow>[] {
  return loadedWays(rows, isHilly)
    .sort((a, b) => b.row.passengers - a.row.passengers || b.load.bags.large - a.load.bags.large)
    .filter((size, index, all) => {
      const needs = { people: size.load.passengers, ...size.load.bags }
      return !all
        .slice(0, index)
        .some(
          (other) => other.row.passengers === size.row.passengers && carry([{ ...other, count: 1 }], needs),
        )
    })
}

/** The parts of which there are any, with their sums. */
export function toFill(given: Part[]): Fill {
  const parts = given.filter(({ count }) => count > 0)
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    parts,
    seats: sum(({ row, count }) => count * row.passengers),
    vehicles: sum(({ count }) => count),
  }
}

/**
 * Exactly `vehicles` vehicles of at most two kinds that carry the group in the fewest seats; of equal ones those found
 * first, which are of one kind where any is. Undefined where there are none.
 */
export function fewestSeats(rows: FleetRow[], needs: GroupNeeds, vehicles: number): Fill | undefined {
  const sizes = worthLoading(rows, needs.isHilly)
  const splits = Array.from({ length: vehicles + 1 }, (_, count) => count)
  return sizes
    .flatMap((large, index) =>
      sizes
        .slice(index)
        .filter((small) => goTogether(large, small))
        .flatMap((small) =>
          splits.map((count) => [
            { ...large, count },
            { ...small, count: vehicles - count },
          ]),
        ),
    )
    .filter((parts) => carry(parts, needs))
    .map(toFill)
    .sort((a, b) => a.seats - b.seats)[0]
}
