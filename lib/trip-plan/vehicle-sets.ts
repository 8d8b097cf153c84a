import { byPreference, isOrdinary } from '@/lib/fleet/preference'
import type { FleetRow } from '@/lib/fleet/row'
import { isSuitableFor } from '@/lib/fleet/suitability'
import {
  fewestSeats,
  type Fill,
  type GroupNeeds,
  type SizeClass,
  sizeClasses,
  type Tally,
} from './fewest-seats'
import { limits, type VehicleCount } from './plan'

/** More sets than this do not help in choosing. */
const MAX_SETS = 3

/** A set with fewer empty seats may have up to this many more drivers than the smallest set. */
const MORE_DRIVERS = 2

/** To have fewer empty seats, a set has at most about twice the fewest drivers: forty sedans would not be practical. */
const DRIVERS_FACTOR = 2

/** What matters most to the visitor: as few drivers as possible, or vehicles of one type. */
export const setChoices = ['fewestDrivers', 'sameType'] as const
export type SetChoice = (typeof setChoices)[number]

/** A number of one vehicle; `alike` are others with equal seats that could replace it, in order of preference. */
type SetLine = { row: FleetRow; count: number; alike: FleetRow[] }

/** Why a set is offered: the kind selects a message, and the values are its arguments. */
export type SetReason =
  | { kind: 'seats'; people: number; seats: number; empty: number }
  /** Of a single vehicle nobody asks how many of its seats stay empty. */
  | { kind: 'alone'; people: number; seats: number }
  /** Places for bags when every seat is taken. A cabin bag may take the place of a large one. */
  | { kind: 'bags'; large: number; cabin: number; largePlaces: number; cabinPlaces: number }
  | { kind: 'fewestDrivers'; drivers: number }
  | { kind: 'sameType'; vehicles: number }
  | { kind: 'inRounds'; drivers: number }
  /** Compared with the set of fewest drivers: how many more drivers and how many fewer seats it has. */
  | { kind: 'fewerEmpty'; moreDrivers: number; fewerSeats: number }
  /** More than one seat in eight of several vehicles is empty, and no set has fewer, because of the sizes or of the bags. */
  | { kind: 'manyEmpty'; empty: number; seats: number; because: 'sizes' | 'bags' }

/** Vehicles that carry a group together. `drivers` is the number of vehicles; seats are the passengers'. */
export type VehicleSet = {
  lines: SetLine[]
  drivers: number
  seats: number
  empty: number
  reasons: SetReason[]
}

/** The vehicles of a set in the form of a plan's `vehicles`. */
export const countsOf = ({ lines }: VehicleSet): VehicleCount[] =>
  lines.map(({ row, count }) => ({ slug: row.slug, count }))

/** Whether two lists have the same vehicles. */
export const isSame = (a: VehicleCount[], b: VehicleCount[]) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Sets, best first, at most three and at least one; or why there is none: `people` or `bags` are out of bounds
 * (`limits`), no vehicle is suitable for the kind of trip (`fleet`), or none that is has room for a bag (`bags`).
 */
export type SetsAdvice =
  { found: true; sets: VehicleSet[] } | { found: false; because: 'limits' | 'fleet' | 'bags' }

const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

const isWithinLimits = ({ people, large, cabin }: GroupNeeds) =>
  isCount(people, 1, limits.people) && isCount(large, 0, limits.bags) && isCount(cabin, 0, limits.bags)

/** The greatest number of seats of which at most one in eight is empty. */
const mostSeats = (people: number) => Math.floor((8 * people) / 7)

/** How many vehicles of one class the group needs; undefined where the class has no room for its bags. */
function countOf({ seats, large, bags }: SizeClass, needs: GroupNeeds): number | undefined {
  const allBags = needs.large + needs.cabin
  if ((needs.large > 0 && large === 0) || (allBags > 0 && bags === 0)) return undefined
  const loads = [
    needs.people / seats,
    needs.large > 0 ? needs.large / large : 0,
    allBags > 0 ? allBags / bags : 0,
  ]
  return Math.ceil(Math.max(...loads))
}

const sizeOf = ({ counts }: Fill) => counts[0]?.size.seats

/** Of vehicles with equal seats, the one of which the fewest are needed. */
const isFirstOfSize = (fill: Fill, index: number, fills: Fill[]) =>
  fills.findIndex((other) => sizeOf(other) === sizeOf(fill)) === index

const isFirstOfCount = (fill: Fill, index: number, fills: Fill[]) =>
  fills.findIndex(({ vehicles }) => vehicles === fill.vehicles) === index

/** For each number of seats a fill with vehicles of a single class, where possible; the fewest vehicles first. */
function uniformFills(classes: SizeClass[], needs: GroupNeeds): Fill[] {
  return classes
    .flatMap((size) => {
      const count = countOf(size, needs)
      return count === undefined
        ? []
        : [{ counts: [{ size, count }], seats: count * size.seats, vehicles: count }]
    })
    .sort((a, b) => a.vehicles - b.vehicles || a.seats - b.seats)
    .filter(isFirstOfSize)
}

/**
 * From the fewest vehicles up to `last`, every fill that has fewer seats than all before it: the Pareto front of
 * vehicles and seats. Empty where none has at most `most` seats.
 */
function mixedFills(
  classes: SizeClass[],
  needs: GroupNeeds,
  { most, last }: { most: number; last: number },
  tally: Tally,
): Fill[] {
  const fills: Fill[] = []
  const begin = Math.ceil(needs.people / Math.max(...classes.map(({ seats }) => seats)))
  for (let vehicles = begin; vehicles <= last; vehicles += 1) {
    const [first] = fills
    const fewest = fills.at(-1)?.seats ?? Infinity
    if (fewest === needs.people || (first && vehicles > first.vehicles + MORE_DRIVERS)) break
    const fill = fewestSeats(classes, needs, { vehicles, most }, tally)
    if (fill && fill.seats < fewest) fills.push(fill)
  }
  return fills
}

const bagPlaces = (lines: { row: FleetRow; count: number }[]) => ({
  large: lines.reduce((sum, { row, count }) => sum + count * row.bags.large, 0),
  cabin: lines.reduce((sum, { row, count }) => sum + count * row.bags.cabin, 0),
})

function takesBags(lines: { row: FleetRow; count: number }[], needs: GroupNeeds): boolean {
  const places = bagPlaces(lines)
  return places.large >= needs.large && places.large + places.cabin >= needs.large + needs.cabin
}

/**
 * The lines of a fill, with the preferred vehicle of each size that still leaves room for the bags: of several vehicles an
 * ordinary one, where there is one.
 */
function toLines(fill: Fill, rows: FleetRow[], needs: GroupNeeds): SetLine[] {
  const chosen = fill.counts.map(({ size, count }) => ({ row: size.row, count }))
  const alternatives = (index: number, seats: number) =>
    rows
      .filter(({ passengers }) => passengers === seats)
      .sort(byPreference(needs.kind))
      .sort((a, b) => (fill.vehicles > 1 ? Number(isOrdinary(b)) - Number(isOrdinary(a)) : 0))
      .filter((row) =>
        takesBags(
          chosen.map((line, place) => (place === index ? { ...line, row } : line)),
          needs,
        ),
      )
  for (const [index, line] of chosen.entries())
    line.row = alternatives(index, line.row.passengers)[0] ?? line.row
  return chosen.map(({ row, count }, index) => ({
    row,
    count,
    alike: alternatives(index, row.passengers).filter(({ slug }) => slug !== row.slug),
  }))
}

/** Merges lines of the same vehicle. */
const merged = (lines: SetLine[]): SetLine[] =>
  lines.flatMap((line, index) => {
    const same = lines.filter(({ row }) => row.slug === line.row.slug)
    const isFirst = lines.findIndex(({ row }) => row.slug === line.row.slug) === index
    return isFirst ? [{ ...line, count: same.reduce((sum, { count }) => sum + count, 0) }] : []
  })

type Because = Extract<SetReason, { kind: 'manyEmpty' }>['because']

/** The reasons for a set. `first` is the fill with which the others are compared. */
function reasonsOf(
  lines: SetLine[],
  fill: Fill,
  first: Fill,
  choice: SetChoice | 'inRounds',
  needs: GroupNeeds,
): SetReason[] {
  if (choice === 'inRounds') return [{ kind: choice, drivers: fill.vehicles }]
  const { people, large, cabin } = needs
  const places = bagPlaces(lines)
  const isFirst = fill === first
  return [
    fill.vehicles === 1
      ? { kind: 'alone', people, seats: fill.seats }
      : { kind: 'seats', people, seats: fill.seats, empty: fill.seats - people },
    ...(large + cabin > 0
      ? [{ kind: 'bags', large, cabin, largePlaces: places.large, cabinPlaces: places.cabin } as const]
      : []),
    ...(choice === 'fewestDrivers' && isFirst ? [{ kind: choice, drivers: fill.vehicles } as const] : []),
    ...(choice === 'fewestDrivers' && !isFirst
      ? [
          {
            kind: 'fewerEmpty',
            moreDrivers: fill.vehicles - first.vehicles,
            fewerSeats: first.seats - fill.seats,
          } as const,
        ]
      : []),
    ...(choice === 'sameType' ? [{ kind: choice, vehicles: fill.vehicles } as const] : []),
  ]
}

/** Fills of any number of seats, and those within one seat in eight. */
function findFills(classes: SizeClass[], needs: GroupNeeds, choice: SetChoice, tally: Tally) {
  const most = mostSeats(needs.people)
  const uniform = uniformFills(classes, needs)
  if (choice === 'sameType') return { all: uniform, within: uniform.filter(({ seats }) => seats <= most) }
  // A fill of a single class is a solution, so more vehicles than it has are never needed.
  const all = mixedFills(
    classes,
    needs,
    { most: Infinity, last: (uniform[0]?.vehicles ?? 0) + MORE_DRIVERS },
    tally,
  )
  const last = DRIVERS_FACTOR * (all[0]?.vehicles ?? 0) + MORE_DRIVERS
  return { all, within: mixedFills(classes, needs, { most, last }, tally) }
}

/**
 * Fills with at most one seat in eight empty, after a vehicle that carries everybody alone; or, where there are none, the
 * best fills and the cause.
 */
function fillsFor(classes: SizeClass[], needs: GroupNeeds, choice: SetChoice | 'inRounds', tally: Tally) {
  if (choice === 'inRounds') return { fills: uniformFills(classes, needs).filter(isFirstOfCount) }
  const { all, within } = findFills(classes, needs, choice, tally)
  const [fewest] = all
  const alone = fewest?.vehicles === 1 && within[0]?.vehicles !== 1 ? [fewest] : []
  if (within.length > 0) return { fills: [...alone, ...within] }
  const withoutBags = findFills(classes, { ...needs, large: 0, cabin: 0 }, choice, tally)
  const because: Because = withoutBags.within.length > 0 ? 'bags' : 'sizes'
  return { fills: all, because }
}

/**
 * The smallest sets of vehicles that carry a group with its bags, of at most three kinds of vehicle each, with at
 * most one seat in eight empty. Only vehicles that are suitable for the kind of trip are used (`isSuitableFor`), as
 * many of each as needed.
 *
 * A single vehicle that carries everybody comes first, however many of its seats stay empty: it is what the finder and the
 * guides answer. 'fewestDrivers': first the set of fewest vehicles, and of these the one of fewest seats, then of fewest
 * kinds; then sets with up to two more drivers and fewer empty seats. 'sameType': one vehicle, several times; the fewest drivers
 * first, then the fewest seats. 'inRounds', where `people` are those of one round: the same, with however many empty seats.
 *
 * Where no set with at most twice the fewest drivers plus two keeps within one empty seat in eight (one person in the
 * smallest car, or bags that need a van), the sets are the best ones without that rule, in the same order, and the
 * reason `manyEmpty` says whether the sizes or the bags are the cause.
 *
 * Exact and deterministic: the same rows and needs give the same sets. `people` are 1 to `limits.people`, bags 0
 * to `limits.bags` of either kind.
 */
export function vehicleSets(
  rows: FleetRow[],
  needs: GroupNeeds,
  choice: SetChoice | 'inRounds',
  tally: Tally = { steps: 0 },
): SetsAdvice {
  if (!isWithinLimits(needs)) return { found: false, because: 'limits' }
  const suitable = rows.filter((row) => row.passengers > 0 && isSuitableFor(row, needs.kind))
  if (suitable.length === 0) return { found: false, because: 'fleet' }
  const classes = sizeClasses(suitable)
  const { fills, because } = fillsFor(classes, needs, choice, tally)
  const [first] = fills
  if (!first) return { found: false, because: 'bags' }
  const sets = fills.slice(0, MAX_SETS).map((fill): VehicleSet => {
    const lines = merged(toLines(fill, suitable, needs))
    const { seats, vehicles } = fill
    const empty = seats - needs.people
    const reasons = reasonsOf(lines, fill, first, choice, needs)
    if (because && vehicles > 1) reasons.push({ kind: 'manyEmpty', empty, seats, because })
    return { lines, drivers: vehicles, seats, empty, reasons }
  })
  return { found: true, sets }
}
