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

/** A row by its passengers. */
const of = (passengers: number, more: Partial<FleetRow> = {}) =>
  someRow({ slug: `of-${passengers}`, passengers, ...more })
const limousine = (passengers: number, firstFor: TripKind[] = []) =>
  of(passengers, { slug: 'limousine', category: 'luxury-cars-4-7-seater', firstFor })
const cars = [of(4), of(5), of(12), of(45)]
const folding = of(6, { folded })
const named = of(4, { slug: 'named', firstFor: ['wedding'] })
const electric = of(4, { slug: 'electric', category: 'ev-cars' })
const jeep = of(6, { slug: 'jeep', firstFor: ['hills'] })
const roomy = of(4, { slug: 'roomy', bags: { large: 3, cabin: 0 } })

const fewest = (rows: FleetRow[], needs: Partial<GroupNeeds>) => setsOf(rows, group(needs), 'fewestDrivers')

describe('sets of the fleet', () => {
  it.each<[string, FleetRow[], Partial<GroupNeeds>, string[]]>([
    ['two for fewer empty seats', cars, { people: 7 }, ['1 of-12', '2 of-4']],
    ['no driver more for a seat less', cars, { people: 11 }, ['1 of-12']],
    ['no car beside a coach', cars, { people: 46 }, ['2 of-45', '4 of-12']],
    ['of equal seats one kind', [of(8), of(6), of(4)], { people: 12 }, ['2 of-6']],
    ['the car named for the kind of trip', [of(4), named], { people: 4 }, ['1 named']],
    ['a named car beside a larger one', [of(4), named, of(12)], { people: 16 }, ['1 of-12 1 named']],
    ['the one for the hills', [of(6), jeep], { people: 4, isHilly: true }, ['1 jeep']],
    ['no limousine beside another', [of(4), limousine(3)], { people: 7 }, ['2 of-4']],
    ['no limousine that nobody asked for', [of(4), limousine(3)], { people: 3 }, ['1 of-4']],
    ['a limousine where no other carries all', [limousine(6), of(4)], { people: 6 }, ['1 limousine']],
    ['a limousine for its kind of trip', [of(4), limousine(4, ['wedding'])], { people: 4 }, ['1 limousine']],
    ['another car before limousines', [limousine(4, ['wedding']), of(4)], { people: 7 }, ['2 of-4']],
    ['limousines where there is nothing else', [limousine(3)], { people: 5 }, ['2 limousine']],
    ['an electric car alone', [electric, of(5)], { people: 4 }, ['1 electric']],
    ['no two electric cars', [electric, of(5)], { people: 8 }, ['2 of-5']],
    ['a cabin bag in the place of a large one', [roomy], { large: 1, cabin: 2 }, ['1 roomy']],
  ])('%s', (_, rows, needs, names) => {
    expect(fewest(rows, needs).map((set) => namesOf(set)?.join(' '))).toEqual(names)
  })

  it('of one type, only the fewest seats of each number, also without room for bags', () => {
    const bags = { large: 0, cabin: 0 }
    const sets = setsOf([of(7, { bags }), of(6, { bags })], group({ people: 6 }), 'sameType')
    expect(sets.map(namesOf)).toEqual([['1 of-6']])
  })

  it('a single vehicle, as for eight large bags, says nothing of its empty seats', () => {
    const [set] = fewest(fleet, { people: 4, large: 8, kind: 'airport' })
    expect(namesOf(set)).toEqual(['1 tempo-travellers-2x1'])
    expect(set?.reasons.map(({ kind }) => kind)).toEqual(['alone', 'bags', 'fewestDrivers'])
  })

  it('a car with a last row that folds carries fewer people with more bags, and says so', () => {
    const [set] = fewest([of(9, { bags: { large: 4, cabin: 4 } }), folding], { people: 4, large: 4 })
    expect(namesOf(set)).toEqual(['1 of-6'])
    expect(set?.reasons.map(({ kind }) => kind)).toEqual(['alone', 'bags', 'folded', 'fewestDrivers'])
  })

  it('one vehicle with and without seats folded is one line, in which no other replaces it', () => {
    const [set] = fewest([folding], { people: 10, large: 5, cabin: 5 })
    expect(set?.lines).toEqual([{ row: folding, count: 2, alike: [] }])
    expect(set?.reasons).toEqual([
      { kind: 'seats', people: 10, seats: 12, empty: 2 },
      { kind: 'bags', large: 5, cabin: 5, largePlaces: 6, cabinPlaces: 4 },
      { kind: 'folded' },
      { kind: 'fewestDrivers', drivers: 2 },
    ])
  })

  it.each<Partial<GroupNeeds>>([{ isHilly: true }, { kind: 'hills' }])(
    'up the hills a larger vehicle carries four, and says why once: %j',
    (hills) => {
      const [first, other] = fewest([of(4), of(12)], { people: 4, ...hills })
      expect([namesOf(first), namesOf(other)]).toEqual([['1 of-12'], ['2 of-4']])
      expect(reasonOf(first, 'hills')).toEqual({ kind: 'hills', people: 4 })
      expect(other?.reasons.map(({ kind }) => kind)).toEqual(['seats', 'fewerEmpty'])
    },
  )

  it('says how many seats more drivers save, and how many are alike', () => {
    const rows = [of(17), of(45)]
    const [first, other] = fewest(rows, { people: 50 })
    expect(first?.reasons).toEqual([
      { kind: 'seats', people: 50, seats: 62, empty: 12 },
      { kind: 'fewestDrivers', drivers: 2 },
    ])
    expect(other?.reasons[1]).toEqual({ kind: 'fewerEmpty', moreDrivers: 1, fewerSeats: 11 })
    const sameType = setsOf(rows, group({ people: 240 }), 'sameType')
    expect(sameType[0]).toMatchObject({ drivers: 6, seats: 270 })
    expect(sameType.map(({ reasons }) => reasons.slice(1))).toEqual(
      [6, 15].map((vehicles) => [{ kind: 'sameType', vehicles }]),
    )
    expect(fewest([of(4), named], { people: 4 })[0]?.lines[0]?.alike).toEqual([of(4)])
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
