import { listFleetRows } from '@/lib/content/fleet-rows'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'
import type { FinderTrip, ReasonKey } from '@/lib/fleet/reasons'
import type { FleetRow } from '@/lib/fleet/row'
import { isSuitableFor } from '@/lib/fleet/suitability'
import { suggest, type Suggestion } from '@/lib/fleet/suggest'
import { someRow } from './rows'

const fleet = listFleetRows()

const suggestionsOf = (rows: typeof fleet, trip: FinderTrip): Suggestion[] => {
  const advice = suggest(rows, trip)
  return advice.fits ? advice.suggestions : []
}
const slugsFor = (trip: FinderTrip) => suggestionsOf(fleet, trip).map(({ row }) => row.slug)
const keysOf = (suggestion: Suggestion | undefined): ReasonKey[] =>
  (suggestion?.reasons ?? []).map(({ key }) => key)

// One kind of trip for each kind of road, and more people than one vehicle takes.
const everyTrip = (['city', 'outstation', 'hills'] as const).flatMap((kind) =>
  Array.from({ length: 48 }, (_, index) =>
    [0, 2, 8, 20, 60].map((bags): FinderTrip => ({ people: index + 1, bags, kind })),
  ).flat(),
)

it('suggests for any trip what has room and takes its road, else several', () => {
  const isWrong = (trip: FinderTrip) => {
    const hasRoom = ({ passengers, bags }: FleetRow) => passengers >= trip.people && bags.large >= trip.bags
    const advice = suggest(fleet, trip)
    if (!advice.fits) return !advice.set || fleet.some((row) => hasRoom(row) && isSuitableFor(row, trip.kind))
    return advice.suggestions.some(({ row }) => !hasRoom(row) || !isSuitableFor(row, trip.kind))
  }
  expect(everyTrip.filter(isWrong)).toEqual([])
})

describe('of a small fleet', () => {
  /** Into the hills, the largest of these vehicles takes 17. */
  it.each(tripKinds)('a vehicle is suggested for each group that one may carry: %s', (kind) => {
    const without = Array.from({ length: kind === 'hills' ? 17 : 45 }, (_, index) => index + 1).filter(
      (people) => !suggest(fleet, { people, bags: 0, kind }).fits,
    )
    expect(without).toEqual([])
  })

  it.each<[FinderTrip, string]>([
    [{ people: 2, bags: 1, kind: 'city' }, 'swift-dzire'],
    [{ people: 3, bags: 3, kind: 'airport' }, 'honda-city'],
    [{ people: 2, bags: 2, kind: 'office' }, 'tata-nexon'],
    [{ people: 5, bags: 2, kind: 'hills' }, 'innova-crysta'],
    [{ people: 2, bags: 0, kind: 'wedding' }, 'swift-dzire'],
    [{ people: 7, bags: 1, kind: 'hills' }, 'land-rover-defender'],
    [{ people: 45, bags: 36, kind: 'outstation' }, 'luxury-coach'],
    // A bus for luggage that fits nothing else.
    [{ people: 4, bags: 14, kind: 'wedding' }, 'luxury-coach'],
  ])('for %j the first is %s', (trip, slug) => {
    expect(slugsFor(trip)[0]).toBe(slug)
  })

  it('suggests no bus to four people with luggage that fits a van', () => {
    expect(slugsFor({ people: 4, bags: 8, kind: 'airport' })).toEqual(['tempo-travellers-2x1'])
  })

  it.each([
    [12, ['van']],
    [13, ['van', 'bus']],
  ])('a bus is suggested from thirteen people on, while something smaller fits: %i', (people, slugs) => {
    const rows = [
      someRow({ slug: 'van', category: 'van', maxSeats: 14 }),
      someRow({ slug: 'bus', category: 'luxury-buses', maxSeats: 16 }),
    ]
    const suggested = suggestionsOf(rows, { people, bags: 0, kind: 'outstation' })
    expect(suggested.map(({ row }) => row.slug)).toEqual(slugs)
  })

  it('three suggestions of one size are of different categories', () => {
    const categories = suggestionsOf(fleet, { people: 2, bags: 1, kind: 'city' }).map(
      ({ row }) => row.category,
    )
    expect(new Set(categories).size).toBe(3)
  })

  const suggested = (rows: typeof fleet, people: number) =>
    suggestionsOf(rows, { people, bags: 0, kind: 'airport' }).map(({ row }) => row.slug)

  it('vehicles similar to the first come before a vehicle far too large', () => {
    const sedans = ['a', 'b', 'c'].map((slug) => someRow({ slug, maxSeats: 4 }))
    const rows = [someRow({ slug: 'van', category: 'van', maxSeats: 9 }), ...sedans]
    expect(suggested(rows, 4)).toEqual(['a', 'b', 'c'])
    expect(suggested(rows.slice(0, 3), 4)).toEqual(['a', 'b', 'van'])
  })

  it('of one size the one with the smaller boot is first', () => {
    const rows = [3, 1, 2].map((large) => someRow({ slug: `boot-${large}`, bags: { large, cabin: 0 } }))
    expect(suggested(rows, 4)).toEqual(['boot-1', 'boot-2', 'boot-3'])
  })

  it.each([
    [7, ['a', 'b', 'van']],
    [8, ['a', 'b', 'c']],
  ])('up to three places more count as much the same size: a van for %i', (maxSeats, slugs) => {
    const van = someRow({ slug: 'van', category: 'van', maxSeats })
    const sedans = ['a', 'b', 'c'].map((slug) => someRow({ slug }))
    expect(suggested([van, ...sedans], 4)).toEqual(slugs)
  })

  it('suggests no full small car up the hills', () => {
    const rows = [someRow({ slug: 'car' }), someRow({ slug: 'muv', passengers: 6 })]
    const up = (people: number) =>
      suggestionsOf(rows, { people, bags: 0, kind: 'hills' }).map(({ row }) => row.slug)
    expect([up(3), up(4)]).toEqual([['car', 'muv'], ['muv']])
  })

  it('suggests the fewest that carry all together where none does alone, and none of a fleet without vehicles', () => {
    const rows = [someRow({ slug: 'car' }), someRow({ slug: 'van', passengers: 9 })]
    const advice = suggest(rows, { people: 12, bags: 0, kind: 'city' })
    expect(advice).toMatchObject({ set: { lines: [{ row: rows[1] }, { row: rows[0] }] } })
    expect(suggest([], { people: 5, bags: 0, kind: 'city' })).toEqual({ fits: false, set: undefined })
  })
})

describe('the reasons', () => {
  const reasons = (part: Parameters<typeof someRow>[0], trip: Partial<FinderTrip>) => {
    const [first] = suggestionsOf([someRow(part)], { people: 2, bags: 1, kind: 'city' as TripKind, ...trip })
    return first
  }

  it('name only the smallest suggestion as such', () => {
    const rows = [someRow({ slug: 'car' }), someRow({ slug: 'van', maxSeats: 5 })]
    const [car, van] = suggestionsOf(rows, { people: 2, bags: 1, kind: 'city' })
    expect(keysOf(car)[0]).toBe('smallest')
    expect(keysOf(van)).not.toContain('smallest')
  })

  it.each([
    [4, 0],
    [3, 1],
    [2, 2],
  ])('for %i people in four seats state %i spare seats', (people, spare) => {
    const found = reasons({}, { people })?.reasons.find(({ key }) => key === 'spare')
    expect(found?.values).toMatchObject({ spare, passengers: 4 })
  })

  /** In the seats of a car the catalogue counts the driver's. */
  it.each([
    [11, { category: 'van', seats: '10/11/14', maxSeats: 14, passengers: 14 }, 11],
    [6, { category: 'suv-muvs', seats: '6/7', maxSeats: 7, passengers: 6 }, 7],
  ] as const)('name the layout to request when the smallest is too small for %i', (people, row, layout) => {
    const found = reasons(row, { people })?.reasons.find(({ key }) => key === 'layout')
    expect(found?.values.layout).toBe(layout)
    expect(keysOf(reasons(row, { people: people - 1 }))).not.toContain('layout')
  })

  it('name bags with luggage alone', () => {
    expect(keysOf(reasons({}, { bags: 1 }))).toContain('bags')
    expect(keysOf(reasons({}, { bags: 0 }))).toStrictEqual(['smallest', 'spare'])
    const found = reasons({ folded: [{ passengers: 2, large: 5 }] }, { bags: 5 })
    expect(keysOf(found)).toStrictEqual(['smallest', 'spare', 'folded'])
    expect(found?.reasons[1]?.values).toMatchObject({ spare: 0, passengers: 2, large: 5 })
  })

  it('name one vehicle for all from seven people on', () => {
    expect(keysOf(reasons({ maxSeats: 9 }, { people: 7 }))).toContain('together')
    expect(keysOf(reasons({ maxSeats: 9 }, { people: 6 }))).not.toContain('together')
  })

  it('state electric drive, hills and preference where they apply', () => {
    expect(keysOf(reasons({ electric: true }, {}))).toContain('electric')
    expect(keysOf(reasons({ category: 'suv-muvs', maxSeats: 7 }, { kind: 'hills' }))).toContain('hills')
    expect(keysOf(reasons({}, {}))).not.toContain('hills')
    expect(keysOf(reasons({ firstFor: ['city'] }, {}))).toContain('first')
    expect(keysOf(reasons({ firstFor: ['wedding'] }, {}))).not.toContain('first')
  })
})
