import fc from 'fast-check'
import type { CategorySlug } from '@/lib/fleet/categories'
import { roadKinds, tripKinds } from '@/lib/fleet/kinds'
import { passengersIn } from '@/lib/fleet/passengers'
import type { FinderTrip } from '@/lib/fleet/reasons'
import type { FleetRow } from '@/lib/fleet/row'
import { type FleetState, sortOrders } from '@/lib/fleet/state'

const categories: CategorySlug[] = [
  'sedans',
  'suv-muvs',
  'luxury-cars-4-7-seater',
  'van',
  'ev-cars',
  'luxury-buses',
]

/** A row with the given values and plain defaults. */
export function someRow(part: Partial<FleetRow> = {}): FleetRow {
  const category = part.category ?? 'sedans'
  const maxSeats = part.maxSeats ?? 4
  const slug = part.slug ?? 'some-car'
  return {
    slug,
    path: `/${slug}`,
    name: 'Some Car',
    category,
    categoryTitle: category,
    seats: String(maxSeats),
    maxSeats,
    passengers: passengersIn(category, maxSeats),
    bags: { large: 2, cabin: 2 },
    airConditioned: true,
    electric: false,
    mileage: 20,
    specs: { airConditioning: 'Yes', seats: String(maxSeats), mileage: '20 KMPL' },
    summary: 'Some car for some trip.',
    roads: { upTo: 'hills' },
    firstFor: [],
    ...part,
  }
}

const row = fc
  .record({
    category: fc.constantFrom(...categories),
    name: fc.string({ maxLength: 12 }),
    maxSeats: fc.integer({ min: 2, max: 55 }),
    bags: fc.record({ large: fc.nat(50), cabin: fc.nat(50) }),
    airConditioned: fc.boolean(),
    electric: fc.boolean(),
    mileage: fc.option(fc.double({ min: 1, max: 40, noNaN: true }), { nil: undefined }),
    roads: fc.record(
      {
        upTo: fc.constantFrom(...roadKinds),
        notIn: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
        furthest: fc.constant(200),
      },
      { requiredKeys: ['upTo'] },
    ),
    firstFor: fc.subarray([...tripKinds]),
  })
  .map(someRow)

/** Arbitrary of fleets with unique slugs. */
export const anyRows = fc
  .array(row, { maxLength: 20 })
  .map((rows) => rows.map((one, index) => ({ ...one, slug: `car-${index}` })))

/** Arbitrary of trips that the finder accepts. */
export const anyTrip: fc.Arbitrary<FinderTrip> = fc.record({
  people: fc.integer({ min: 1, max: 80 }),
  bags: fc.nat(60),
  kind: fc.constantFrom(...tripKinds),
})

const count = fc.nat(99)

/** Arbitrary of page states for the given rows. */
export const anyState = (rows: FleetRow[]): fc.Arbitrary<FleetState> =>
  fc.record({
    category: fc.constantFrom('', ...rows.map(({ category }) => category)),
    passengers: count,
    bags: count,
    airConditioned: fc.boolean(),
    electric: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
    compare: fc.shuffledSubarray(rows.map(({ slug }) => slug)).map((slugs) => slugs.slice(0, 3)),
  })
