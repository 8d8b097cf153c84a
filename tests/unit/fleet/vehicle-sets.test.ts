import fc from 'fast-check'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'
import { loadsOf } from '@/lib/fleet/load'
import type { Loaded } from '@/lib/fleet/preference'
import type { FleetRow } from '@/lib/fleet/row'
import { isSuitableFor } from '@/lib/fleet/suitability'
import type { GroupNeeds } from '@/lib/fleet/group'
import {
  type SetChoice,
  type SetReason,
  setChoices,
  type VehicleSet,
  vehicleSets,
} from '@/lib/fleet/vehicle-sets'
import { someRow } from './rows'
import { forAll } from '@/tests/unit/for-all'

const folded = [{ passengers: 4, large: 4 }]
const fleet = listFleetRows().map((row) => (row.slug === 'innova-crysta' ? { ...row, folded } : row))

const setsOf = (rows: FleetRow[], needs: GroupNeeds, choice: SetChoice): VehicleSet[] => {
  const advice = vehicleSets(rows, needs, choice)
  return advice.found ? advice.sets : []
}
const group = (part: Partial<GroupNeeds>): GroupNeeds => ({
  people: 1,
  large: 0,
  cabin: 0,
  kind: 'wedding',
  ...part,
})
const namesOf = (set: VehicleSet | undefined) => set?.lines.map(({ row, count }) => `${count} ${row.slug}`)
const reasonOf = (set: VehicleSet | undefined, kind: SetReason['kind']) =>
  set?.reasons.find((reason) => reason.kind === kind)

const anyGroup: fc.Arbitrary<GroupNeeds> = fc.record({
  people: fc.integer({ min: 1, max: 500 }),
  large: fc.nat(600),
  cabin: fc.nat(999),
  kind: fc.constantFrom(...tripKinds),
})

const smallRow = fc.record({
  passengers: fc.integer({ min: 1, max: 7 }),
  bags: fc.record({ large: fc.nat(4), cabin: fc.nat(3) }),
  folded: fc.array(fc.record({ passengers: fc.integer({ min: 1, max: 5 }), large: fc.nat(6) }), {
    maxLength: 1,
  }),
})
const smallFleet = fc
  .array(smallRow, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map((part, index) => someRow({ ...part, slug: `car-${index}` })))
const smallGroup: fc.Arbitrary<GroupNeeds> = fc.record({
  people: fc.integer({ min: 1, max: 14 }),
  large: fc.nat(8),
  cabin: fc.nat(8),
  kind: fc.constant<TripKind>('city'),
})

type Counted = { counts: number[]; vehicles: number; seats: number }

const loadedWays = (rows: FleetRow[]) => rows.flatMap((row) => loadsOf(row).map((load) => ({ row, load })))

/** Every combination of up to `most` vehicles. */
function allSets(all: Loaded<FleetRow>[], most: number): Counted[] {
  const [first, ...others] = all
  if (!first) return [{ counts: [], vehicles: 0, seats: 0 }]
  const rest = allSets(others, most)
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    rest
      .filter(({ vehicles }) => vehicles + count <= most)
      .map((set) => ({
        counts: [count, ...set.counts],
        vehicles: set.vehicles + count,
        seats: set.seats + count * first.row.passengers,
      })),
  )
}

/** At most two, the larger with at most three times the seats of the other. */
function goTogether({ counts }: Counted, ways: Loaded<FleetRow>[]): boolean {
  const seats = ways.filter((_, index) => counts[index]).map(({ row }) => row.passengers)
  return seats.length <= 2 && Math.max(...seats) <= 3 * Math.min(...seats)
}

function carries(all: Loaded<FleetRow>[], counts: number[], { people, large, cabin }: GroupNeeds): boolean {
  const total = (of: (load: Loaded<FleetRow>['load']) => number) =>
    all.reduce((sum, { load }, index) => sum + of(load) * (counts[index] ?? 0), 0)
  return (
    total(({ passengers }) => passengers) >= people &&
    total(({ bags }) => bags.large) >= large &&
    total(({ bags }) => bags.large + bags.cabin) >= large + cabin
  )
}

/** Whether vehicles carry a group with seats folded in some of them. */
function canCarry(
  lines: { row: FleetRow; count: number }[],
  needs: GroupNeeds,
  counts: number[] = [],
): boolean {
  const line = lines[counts.length / 2]
  if (!line)
    return carries(
      lines.flatMap(({ row }) => [loadsOf(row)[0]!, loadsOf(row).at(-1)!].map((load) => ({ row, load }))),
      counts,
      needs,
    )
  return Array.from({ length: line.count + 1 }, (_, folded) => [line.count - folded, folded]).some((split) =>
    canCarry(lines, needs, [...counts, ...split]),
  )
}

/** Drivers and seats by brute force over all sets of at most nine vehicles; undefined if that is too few. */
function byBruteForce(rows: FleetRow[], needs: GroupNeeds): [number, number][] | undefined {
  const ways = loadedWays(rows)
  const all = allSets(ways, 9).filter((set) => goTogether(set, ways) && carries(ways, set.counts, needs))
  const fewest = Math.min(...all.map(({ vehicles }) => vehicles))
  if (fewest + 2 > 9) return undefined
  const best: [number, number][] = []
  for (const vehicles of [fewest, fewest + 1, fewest + 2]) {
    const seats = Math.min(...all.filter((set) => set.vehicles === vehicles).map((set) => set.seats))
    if (seats <= 0.9 * (best.at(-1)?.[1] ?? Infinity)) best.push([vehicles, seats])
  }
  return best
}

/** Room for everybody and all bags, in suitable vehicles, with each of those that are alike too. */
function expectRoom({ lines, seats, drivers }: VehicleSet, needs: GroupNeeds): void {
  expect(canCarry(lines, needs)).toBe(true)
  expect(lines.reduce((sum, { row, count }) => sum + count * row.passengers, 0)).toBe(seats)
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(drivers)
  expect(lines.every(({ row }) => isSuitableFor(row, needs.kind))).toBe(true)
  expect(lines.length).toBeLessThanOrEqual(2)
  for (const { row, count, alike } of lines)
    for (const other of alike) {
      const others = lines.filter((line) => line.row !== row)
      expect(canCarry([...others, { row: other, count }], needs)).toBe(true)
      expect(other.passengers).toBe(row.passengers)
    }
}

/** At most three, each with fewer empty seats than those with fewer drivers. */
function expectOrder(sets: VehicleSet[], choice: SetChoice): void {
  expect(sets.length).toBeGreaterThan(0)
  expect(sets.length).toBeLessThanOrEqual(3)
  const drivers = sets.map((set) => set.drivers)
  expect(drivers).toEqual([...drivers].sort((a, b) => a - b))
  const seats = sets.map((set) => set.seats)
  if (choice === 'fewestDrivers') expect(seats).toEqual([...new Set(seats)].sort((a, b) => b - a))
  else expect(sets.every(({ lines }) => lines.length === 1)).toBe(true)
}

describe('sets for any group', () => {
  it('have room and an order, and are deterministic', () => {
    forAll(60, 150)(anyGroup, fc.constantFrom(...setChoices), (needs, choice) => {
      const sets = setsOf(fleet, needs, choice)
      expectOrder(sets, choice)
      for (const set of sets) {
        expectRoom(set, needs)
        expect(set.empty).toBe(set.seats - needs.people)
      }
      expect(setsOf([...fleet], { ...needs }, choice)).toEqual(sets)
    })
  })
})

describe('compared with every possible set of a small fleet', () => {
  it('the sets of fewest drivers are optimal', () => {
    forAll(100, 300)(smallFleet, smallGroup, (rows, needs) => {
      const expected = byBruteForce(rows, needs)
      fc.pre(expected !== undefined)
      const sets = setsOf(rows, needs, 'fewestDrivers')
      expect(sets.map(({ drivers, seats }) => [drivers, seats])).toEqual(expected)
    })
  })

  it('none is found only where no vehicle has luggage space', () => {
    forAll(100, 300)(smallFleet, smallGroup, (rows, needs) => {
      const loads = rows.flatMap((row) => loadsOf(row))
      const noLarge = loads.every(({ bags }) => bags.large === 0)
      const noBags = noLarge && loads.every(({ bags }) => bags.cabin === 0)
      const impossible = (needs.large > 0 && noLarge) || (needs.cabin > 0 && noBags)
      for (const choice of setChoices) expect(vehicleSets(rows, needs, choice).found).toBe(!impossible)
    })
  })

  it('of the same type, have the fewest vehicles possible', () => {
    forAll(100, 300)(smallFleet, smallGroup, (rows, needs) => {
      for (const { lines } of setsOf(rows, needs, 'sameType')) {
        const [line] = lines
        if (!line) throw new Error('A set has a vehicle')
        const fits = (count: number) => loadedWays([line.row]).some((way) => carries([way], [count], needs))
        expect(fits(line.count)).toBe(true)
        expect(fits(line.count - 1)).toBe(false)
      }
    })
  })
})

const folding = someRow({ slug: 'folding', passengers: 6, folded })

describe('sets of the fleet', () => {
  it('a single vehicle, as for eight large bags, says nothing of its empty seats', () => {
    const [set] = setsOf(fleet, group({ people: 4, large: 8, kind: 'airport' }), 'fewestDrivers')
    expect(namesOf(set)).toEqual(['1 tempo-travellers-2x1'])
    expect(set?.reasons.map(({ kind }) => kind)).toEqual(['alone', 'bags', 'fewestDrivers'])
  })

  it('a car with a last row that folds carries fewer people with more bags, and says so', () => {
    const rows = [someRow({ slug: 'van', passengers: 9, bags: { large: 4, cabin: 4 } }), folding]
    const [set] = setsOf(rows, group({ people: 4, large: 4 }), 'fewestDrivers')
    expect(namesOf(set)).toEqual(['1 folding'])
    expect(set?.reasons.map(({ kind }) => kind)).toEqual(['alone', 'bags', 'folded', 'fewestDrivers'])
  })

  it('up the hills a larger car carries four, and says why', () => {
    const rows = [someRow({ slug: 'sedan', passengers: 4 }), someRow({ slug: 'muv', passengers: 6 })]
    const [first] = setsOf(rows, group({ people: 4, isHilly: true }), 'fewestDrivers')
    expect(namesOf(first)).toEqual(['1 muv'])
    expect(reasonOf(first, 'hills')).toEqual({ kind: 'hills', people: 4 })
  })

  it('a vehicle that carries everybody alone comes first, then sets with fewer empty seats', () => {
    const rows = [someRow({ slug: 'van', passengers: 10 }), someRow({ slug: 'bus', passengers: 26 })]
    const sets = setsOf(rows, group({ people: 20 }), 'fewestDrivers')
    expect(sets.map(namesOf)).toEqual([['1 bus'], ['2 van']])
  })

  it('no car goes beside a coach, no limousine beside another car, and no driver more for a seat less', () => {
    const rows = [4, 5, 12, 45].map((passengers) => someRow({ slug: `of-${passengers}`, passengers }))
    const limousine = someRow({ slug: 'limousine', passengers: 3, category: 'luxury-cars-4-7-seater' })
    const setsFor = (people: number) =>
      setsOf([...rows, limousine], group({ people }), 'fewestDrivers').map((set) => namesOf(set)?.join(' '))
    expect(setsFor(3)).toEqual(['1 of-4'])
    expect(setsFor(7)).toEqual(['1 of-12', '2 of-4'])
    expect(setsFor(11)).toEqual(['1 of-12'])
    expect(setsFor(46)).toEqual(['2 of-45', '4 of-12'])
  })

  it('says how many seats more drivers save, and how many are alike', () => {
    const rows = [someRow({ slug: 'van', passengers: 17 }), someRow({ slug: 'coach', passengers: 45 })]
    const [first, other] = setsOf(rows, group({ people: 50 }), 'fewestDrivers')
    expect(reasonOf(first, 'fewestDrivers')).toEqual({ kind: 'fewestDrivers', drivers: 2 })
    expect(reasonOf(other, 'fewerEmpty')).toEqual({ kind: 'fewerEmpty', moreDrivers: 1, fewerSeats: 11 })
    const [same] = setsOf(rows, group({ people: 240 }), 'sameType')
    expect(same).toMatchObject({ drivers: 6, seats: 270 })
    expect(reasonOf(same, 'sameType')).toEqual({ kind: 'sameType', vehicles: 6 })
  })

  it('a cabin bag may use the space of a large one', () => {
    const rows = [someRow({ passengers: 4, bags: { large: 3, cabin: 0 } })]
    const driversFor = (cabin: number) =>
      setsOf(rows, group({ people: 4, large: 1, cabin }), 'fewestDrivers')[0]?.drivers
    expect([2, 3].map(driversFor)).toEqual([1, 2])
  })

  it('prefers the vehicle in `firstFor` the kind of trip', () => {
    const rows = [someRow({ slug: 'plain' }), someRow({ slug: 'named', firstFor: ['wedding'] })]
    const [set] = setsOf(rows, group({ people: 4 }), 'fewestDrivers')
    expect(namesOf(set)).toEqual(['1 named'])
    expect(set?.lines[0]?.alike.map(({ slug }) => slug)).toEqual(['plain'])
  })

  it.each<Partial<GroupNeeds>>([
    ...[0, 1001, 1.5, NaN].map((people) => ({ people })),
    { large: -1 },
    { cabin: 1000 },
  ])('%j is out of bounds', (part) => {
    expect(vehicleSets(fleet, group(part), 'fewestDrivers')).toEqual({ found: false, because: 'limits' })
  })

  it('reports when no vehicle is suitable, and when none has luggage space', () => {
    const sedan = someRow({ bags: { large: 0, cabin: 0 }, roads: { upTo: 'plains' } })
    const whyNot = (needs: Partial<GroupNeeds>) => vehicleSets([sedan], group(needs), 'sameType')
    expect(whyNot({ kind: 'hills' })).toEqual({ found: false, because: 'fleet' })
    expect(whyNot({ cabin: 1 })).toEqual({ found: false, because: 'bags' })
  })
})
