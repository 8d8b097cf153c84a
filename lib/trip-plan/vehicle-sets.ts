import { isTightUphill, loadsOf } from '@/lib/fleet/load'
import { byPreference, isOrdinary, type Loaded } from '@/lib/fleet/preference'
import type { FleetRow } from '@/lib/fleet/row'
import { isSuitableFor } from '@/lib/fleet/suitability'
import {
  type Capacity,
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
  /** Places for bags when everybody sits. A cabin bag may take the place of a large one. */
  | { kind: 'bags'; large: number; cabin: number; largePlaces: number; cabinPlaces: number }
  | { kind: 'folded' }
  /** A smaller car would do, but for the hills. */
  | { kind: 'hills'; people: number }
  | { kind: 'fewestDrivers'; drivers: number }
  | { kind: 'sameType'; vehicles: number }
  | { kind: 'inRounds'; drivers: number }
  /** Compared with the set of fewest drivers: how many more drivers and how many fewer seats it has. */
  | { kind: 'fewerEmpty'; moreDrivers: number; fewerSeats: number }

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

/** How many vehicles of one class the group needs; undefined where the class has no room for its bags. */
function countOf({ people, large, bags }: Capacity, needs: GroupNeeds): number | undefined {
  const allBags = needs.large + needs.cabin
  if ((needs.large > 0 && large === 0) || (allBags > 0 && bags === 0)) return undefined
  const loads = [
    needs.people / people,
    needs.large > 0 ? needs.large / large : 0,
    allBags > 0 ? allBags / bags : 0,
  ]
  return Math.ceil(Math.max(...loads))
}

/** Whether it has fewer seats than all before it: of fills by number of vehicles, the Pareto front of vehicles and seats. */
const hasFewerSeats = (fill: Fill, index: number, fills: Fill[]) =>
  fills.slice(0, index).every(({ seats }) => seats > fill.seats)

/** Fills with vehicles of a single class; the fewest vehicles first. */
function uniformFills(classes: SizeClass[], needs: GroupNeeds): Fill[] {
  return classes
    .flatMap((size) => {
      const count = countOf(size, needs)
      return count === undefined
        ? []
        : [{ counts: [{ size, count }], seats: count * size.seats, vehicles: count }]
    })
    .sort((a, b) => a.vehicles - b.vehicles || a.seats - b.seats)
}

/** For each number of vehicles from the fewest up to MORE_DRIVERS more, the fill of fewest seats. */
function mixedFills(classes: SizeClass[], needs: GroupNeeds, tally: Tally): Fill[] {
  const most = (of: keyof Capacity) => Math.max(...classes.map((size) => size[of]))
  // Fewer than of a vehicle that has the most of everything are never enough.
  const begin = countOf({ people: most('people'), large: most('large'), bags: most('bags') }, needs)
  if (begin === undefined) return []
  const fills: Fill[] = []
  for (let vehicles = begin; vehicles <= (fills[0]?.vehicles ?? vehicles) + MORE_DRIVERS; vehicles += 1) {
    const fill = fewestSeats(classes, needs, vehicles, tally)
    if (fill) fills.push(fill)
  }
  return fills
}

/** A number of one vehicle, all with the same load. */
type Part = Loaded<FleetRow> & { count: number }

function placesIn(parts: Part[]) {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + part.count * of(part), 0)
  return {
    people: sum(({ load }) => load.passengers),
    large: sum(({ load }) => load.bags.large),
    cabin: sum(({ load }) => load.bags.cabin),
  }
}

function carry(parts: Part[], needs: GroupNeeds): boolean {
  const { people, large, cabin } = placesIn(parts)
  return people >= needs.people && large >= needs.large && large + cabin >= needs.large + needs.cabin
}

type SetPart = Part & SetLine

/**
 * The parts of a fill, with the preferred vehicle of each size that still leaves room for all: of several vehicles an
 * ordinary one, where there is one.
 */
function toParts(fill: Fill, rows: FleetRow[], needs: GroupNeeds): SetPart[] {
  const chosen: Part[] = fill.counts.map(({ size: { row, load }, count }) => ({ row, load, count }))
  const alternatives = (index: number, seats: number) =>
    rows
      .filter(({ passengers }) => passengers === seats)
      .flatMap((row) => loadsOf(row, needs.isHilly).map((load) => ({ row, load })))
      .sort(byPreference(needs.isHilly ? 'hills' : needs.kind))
      .sort((a, b) => (fill.vehicles > 1 ? Number(isOrdinary(b.row)) - Number(isOrdinary(a.row)) : 0))
      .filter((other) =>
        carry(
          chosen.map((part, place) => (place === index ? { ...part, ...other } : part)),
          needs,
        ),
      )
  for (const [index, part] of chosen.entries())
    Object.assign(part, alternatives(index, part.row.passengers)[0])
  return chosen.map((part, index) => ({
    ...part,
    alike: [...new Set(alternatives(index, part.row.passengers).map(({ row }) => row))].filter(
      ({ slug }) => slug !== part.row.slug,
    ),
  }))
}

/** Merges parts of the same vehicle, which no other could replace in all of them. */
const toLines = (parts: SetPart[]): SetLine[] =>
  parts.flatMap(({ row, count, alike }, index) => {
    const others = parts.filter((part, place) => place !== index && part.row === row)
    if (others.length === 0) return { row, count, alike }
    const isFirst = parts.findIndex((part) => part.row === row) === index
    return isFirst ? { row, count: others.reduce((sum, part) => sum + part.count, count), alike: [] } : []
  })

/** The reasons for a set. `first` is the fill with which the others are compared. */
function reasonsOf(
  parts: SetPart[],
  fill: Fill,
  first: Fill,
  choice: SetChoice | 'inRounds',
  needs: GroupNeeds,
): SetReason[] {
  if (choice === 'inRounds') return [{ kind: choice, drivers: fill.vehicles }]
  const { people, large, cabin } = needs
  const places = placesIn(parts)
  const isFirst = fill === first
  return [
    fill.vehicles === 1
      ? { kind: 'alone', people, seats: fill.seats }
      : { kind: 'seats', people, seats: fill.seats, empty: fill.seats - people },
    ...(large + cabin > 0
      ? [{ kind: 'bags', large, cabin, largePlaces: places.large, cabinPlaces: places.cabin } as const]
      : []),
    ...(parts.some(({ load }) => load.isFolded) ? [{ kind: 'folded' } as const] : []),
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

/**
 * The smallest sets of vehicles that carry a group with its bags, of at most three kinds of vehicle each. Only vehicles
 * that are suitable for the kind of trip are used (`isSuitableFor`), as many of each as needed.
 *
 * 'fewestDrivers': first the set of fewest vehicles, and of these the one of fewest seats, then of fewest kinds; then
 * sets with up to two more drivers and fewer empty seats. 'sameType': one vehicle, several times; the fewest drivers
 * first, then those with fewer empty seats. 'inRounds': the same, where `people` are those of one round.
 *
 * Exact and deterministic: the same rows and needs give the same sets. `people` are 1 to `limits.people`, bags 0
 * to `limits.bags` of either kind.
 */
export function vehicleSets(
  rows: FleetRow[],
  given: GroupNeeds,
  choice: SetChoice | 'inRounds',
  tally: Tally = { steps: 0 },
): SetsAdvice {
  const needs = { ...given, isHilly: given.isHilly || given.kind === 'hills' }
  if (!isWithinLimits(needs)) return { found: false, because: 'limits' }
  const suitable = rows.filter((row) => row.passengers > 0 && isSuitableFor(row, needs.kind))
  if (suitable.length === 0) return { found: false, because: 'fleet' }
  const classes = sizeClasses(suitable, needs.isHilly)
  const { people, large: bags, isHilly } = needs
  const isTight = suitable.some((row) => isTightUphill(row, { people, bags, isHilly }))
  const all = choice === 'fewestDrivers' ? mixedFills(classes, needs, tally) : uniformFills(classes, needs)
  const fills = all.filter(hasFewerSeats)
  const [first] = fills
  if (!first) return { found: false, because: 'bags' }
  const sets = fills.slice(0, MAX_SETS).map((fill): VehicleSet => {
    const parts = toParts(fill, suitable, needs)
    const { seats, vehicles } = fill
    const reasons = reasonsOf(parts, fill, first, choice, needs)
    if (fill === first && isTight) reasons.push({ kind: 'hills', people })
    return { lines: toLines(parts), drivers: vehicles, seats, empty: seats - needs.people, reasons }
  })
  return { found: true, sets }
}
