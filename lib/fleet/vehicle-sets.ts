import { isTightUphill, type Load } from './load'
import { byPreference, isOrdinary, isUnasked } from './preference'
import type { FleetRow } from './row'
import { isSuitableFor } from './suitability'
import { carry, fewestSeats, type Fill, loadedWays, type Part, placesIn, toFill } from './fewest-seats'
import { type GroupNeeds, isCount, MAX_BAGS, MAX_PEOPLE, type VehicleCount } from './group'

/** More sets than this do not help in choosing. */
const MAX_SETS = 3

/** A set with fewer empty seats may have up to this many more drivers than the smallest set. */
const MORE_DRIVERS = 2

/** For one empty seat fewer in forty-five nobody pays another driver. */
const WORTH_A_DRIVER = 0.1

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

const isWithinLimits = ({ people, large, cabin }: GroupNeeds) =>
  isCount(people, 1, MAX_PEOPLE) && isCount(large, 0, MAX_BAGS) && isCount(cabin, 0, MAX_BAGS)

/** How many of one vehicle with one load the group needs; undefined where it has no room for its bags. */
function countOf({ passengers, bags }: Load, { people, large, cabin }: GroupNeeds): number | undefined {
  const loads = [
    people / passengers,
    large && large / bags.large,
    large + cabin && (large + cabin) / (bags.large + bags.cabin),
  ]
  const count = Math.ceil(Math.max(...loads))
  return Number.isFinite(count) ? count : undefined
}

/** Of several vehicles nobody expects a limousine or an electric car, and a limousine alone only where no other carries all. */
function rowsFor(vehicles: number, rows: FleetRow[], needs: GroupNeeds): FleetRow[] {
  const expected = rows.filter((row) => (vehicles > 1 ? isOrdinary(row) : !isUnasked(row, needs.kind)))
  const areEnough = vehicles > 1 ? expected.length > 0 : fewestSeats(expected, needs, 1)
  return areEnough ? expected : rows
}

/** Fills with one vehicle several times; the fewest first, and of more only those with fewer seats. */
function uniformFills(rows: FleetRow[], needs: GroupNeeds): Fill[] {
  return loadedWays(rows, needs.isHilly)
    .flatMap(({ row, load }) => {
      const count = countOf(load, needs)
      return count === undefined ? [] : toFill([{ row, load, count }])
    })
    .sort((a, b) => a.vehicles - b.vehicles || a.seats - b.seats)
    .filter((fill, index, fills) => fills.slice(0, index).every(({ seats }) => seats > fill.seats))
}

/** The fill of the fewest vehicles, then those of up to MORE_DRIVERS more that are worth it. */
function mixedFills(rows: FleetRow[], needs: GroupNeeds): Fill[] {
  const most = uniformFills(rowsFor(Infinity, rows, needs), needs)[0]?.vehicles ?? 0
  const fills: Fill[] = []
  for (let vehicles = 1; vehicles <= (fills[0]?.vehicles ?? most) + MORE_DRIVERS; vehicles += 1) {
    const fill = fewestSeats(rowsFor(vehicles, rows, needs), needs, vehicles)
    const before = fills.at(-1)
    if (fill && (!before || fill.seats <= before.seats * (1 - WORTH_A_DRIVER))) fills.push(fill)
  }
  return fills
}

type SetPart = Part & SetLine

/**
 * The parts of a fill, with the preferred vehicle of each size that still leaves room for all.
 */
function toParts(fill: Fill, rows: FleetRow[], needs: GroupNeeds): SetPart[] {
  const chosen = fill.parts.map((part) => ({ ...part }))
  const alternatives = (index: number, seats: number) =>
    loadedWays(rowsFor(fill.vehicles, rows, needs), needs.isHilly)
      .filter(({ row }) => row.passengers === seats)
      .sort(byPreference(needs.kind))
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

/** The same vehicle with and without folded seats is one line, in which no other could replace it. */
function toLines(parts: SetPart[]): SetLine[] {
  const [one, other] = parts
  return one && other && one.row === other.row
    ? [{ row: one.row, count: one.count + other.count, alike: [] }]
    : parts.map(({ row, count, alike }) => ({ row, count, alike }))
}

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
 * The smallest sets of vehicles that carry a group with its bags, of at most two kinds of vehicle each. Only vehicles
 * that are suitable for the kind of trip are used (`isSuitableFor`), as many of each as needed.
 *
 * 'fewestDrivers': first the set of fewest vehicles, and of these the one of fewest seats, then of fewest kinds; then
 * sets with up to two more drivers and fewer empty seats. 'sameType': one vehicle, several times; the fewest drivers
 * first, then those with fewer empty seats. 'inRounds': the same, where `people` are those of one round.
 *
 * Exact and deterministic: the same rows and needs give the same sets. `people` are 1 to `MAX_PEOPLE`, bags 0
 * to `MAX_BAGS` of either kind.
 */
export function vehicleSets(rows: FleetRow[], given: GroupNeeds, choice: SetChoice | 'inRounds'): SetsAdvice {
  const isHilly = given.isHilly || given.kind === 'hills'
  const needs = { ...given, isHilly, kind: isHilly ? 'hills' : given.kind } as const
  if (!isWithinLimits(needs)) return { found: false, because: 'limits' }
  const suitable = rows.filter((row) => isSuitableFor(row, given.kind))
  if (suitable.length === 0) return { found: false, because: 'fleet' }
  const { people, large: bags } = needs
  const isTight = suitable.some((row) => isTightUphill(row, { people, bags, isHilly }))
  const fills = choice === 'fewestDrivers' ? mixedFills(suitable, needs) : uniformFills(suitable, needs)
  const [first] = fills
  if (!first) return { found: false, because: 'bags' }
  const sets = fills.slice(0, MAX_SETS).map((fill): VehicleSet => {
    const parts = toParts(fill, suitable, needs)
    const { seats, vehicles } = fill
    const reasons = reasonsOf(parts, fill, first, choice, needs)
    if (fill === first && isTight) reasons.push({ kind: 'hills', people })
    return { lines: toLines(parts), drivers: vehicles, seats, empty: seats - people, reasons }
  })
  return { found: true, sets }
}
