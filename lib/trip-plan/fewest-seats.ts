import type { TripKind } from '@/lib/fleet/kinds'
import { loadsOf } from '@/lib/fleet/load'
import type { Loaded } from '@/lib/fleet/preference'
import type { FleetRow } from '@/lib/fleet/row'

/** People who travel, the bags of all of them together, the kind of trip, and whether it leads up hill roads. */
export type GroupNeeds = {
  people: number
  large: number
  cabin: number
  kind: TripKind
  isHilly?: boolean
}

/**
 * The number of steps of a search, on which tests set a bound: a step is one choice of three sizes and the count of
 * the first.
 */
export type Tally = { steps: number }

/** How many people, large bags, and bags of any kind a vehicle carries. */
export type Capacity = { people: number; large: number; bags: number }

/** Vehicles with as many seats that carry as much, some with seats folded for bags; `row` is one of them. */
export type SizeClass = Loaded<FleetRow> & Capacity & { seats: number }

/** Vehicles that carry a group: how many of each size, and the sums of seats and of vehicles. */
export type Fill = { counts: { size: SizeClass; count: number }[]; seats: number; vehicles: number }

const isAtLeast = (a: Capacity, b: Capacity) => a.people >= b.people && a.large >= b.large && a.bags >= b.bags

/**
 * The sizes to search, the largest first: of vehicles with equal seats, those that are not dominated in people and both
 * kinds of bags (a Pareto front). Replacing a dominated vehicle by one of these never makes a set worse.
 */
export function sizeClasses(rows: FleetRow[], isHilly?: boolean): SizeClass[] {
  const all = rows.flatMap((row) =>
    loadsOf(row, isHilly).map((load) => {
      const { large, cabin } = load.bags
      return { row, load, seats: row.passengers, people: load.passengers, large, bags: large + cabin }
    }),
  )
  const isWorthIt = (size: SizeClass, index: number) =>
    !all.some(
      (other, place) =>
        other.seats === size.seats && isAtLeast(other, size) && (!isAtLeast(size, other) || place < index),
    )
  return all.filter(isWorthIt).sort((a, b) => b.seats - a.seats || b.large - a.large)
}

/** Whole numbers between two bounds, both included; none where `from` is greater. */
type Range = { from: number; to: number }

/**
 * Narrows a range to the part in which `start + slope * x` is zero or more. Changes it in place, since this is the
 * innermost loop.
 */
function keepNotNegative(range: Range, start: number, slope: number): void {
  if (slope > 0) range.from = Math.max(range.from, Math.ceil(-start / slope))
  else if (slope < 0) range.to = Math.min(range.to, Math.floor(-start / slope))
  else if (start < 0) range.to = -1
}

/**
 * With so many of the first size given, how many of the second (the rest is of the third) carry the group. Every
 * condition is linear in that number, so that it is a range.
 */
function secondCounts(
  [a, b, c]: readonly [SizeClass, SizeClass, SizeClass],
  first: number,
  { people, large, cabin }: GroupNeeds,
  vehicles: number,
): Range {
  const rest = vehicles - first
  const range = { from: 0, to: rest }
  keepNotNegative(range, first * a.people + rest * c.people - people, b.people - c.people)
  keepNotNegative(range, first * a.large + rest * c.large - large, b.large - c.large)
  keepNotNegative(range, first * a.bags + rest * c.bags - large - cabin, b.bags - c.bags)
  return range
}

/** Every choice of three sizes, in the order of the sizes; where there are fewer than three, the last is repeated. */
function* triples(classes: SizeClass[]): Generator<readonly [SizeClass, SizeClass, SizeClass]> {
  const last = classes.at(-1)
  if (!last) return
  const sizes = [...classes, ...Array.from({ length: Math.max(0, 3 - classes.length) }, () => last)]
  for (const [i, a] of sizes.entries())
    for (const [j, b] of sizes.slice(i + 1).entries()) for (const c of sizes.slice(i + j + 2)) yield [a, b, c]
}

const seatsOf = (counts: Fill['counts']) =>
  counts.reduce((sum, { size, count }) => sum + count * size.seats, 0)

/** Fewer seats are better, then fewer kinds; of equals the one found first stays. */
const isBetter = (a: Fill, b: Fill | undefined) =>
  !b || a.seats < b.seats || (a.seats === b.seats && a.counts.length < b.counts.length)

/**
 * Exactly `vehicles` vehicles of at most three sizes that carry the group in the fewest seats; of equal ones those of
 * fewest sizes. Undefined where there are none.
 */
export function fewestSeats(
  classes: SizeClass[],
  needs: GroupNeeds,
  vehicles: number,
  tally: Tally,
): Fill | undefined {
  let best: Fill | undefined
  for (const sizes of triples(classes)) {
    for (let first = 0; first <= vehicles; first += 1) {
      tally.steps += 1
      const { from, to } = secondCounts(sizes, first, needs, vehicles)
      if (from > to) continue
      const [a, b, c] = sizes
      const seats = first * a.seats + from * b.seats + (vehicles - first - from) * c.seats
      if (best && seats > best.seats) continue
      // More vehicles of the second size need more seats, unless both sizes have equal seats: then the end of the
      // range may need one kind of vehicle less.
      for (const second of b.seats === c.seats ? [from, to] : [from]) {
        const counts = [
          { size: a, count: first },
          { size: b, count: second },
          { size: c, count: vehicles - first - second },
        ].filter(({ count }) => count > 0)
        const fill = { counts, seats: seatsOf(counts), vehicles }
        if (isBetter(fill, best)) best = fill
      }
    }
  }
  return best
}
