import fc from 'fast-check'
import { carriers, emptyPlan, type Stop, type TripPlan } from '@/lib/trip-plan/plan'
import { readPlan } from '@/lib/trip-plan/schema'

const text = (maxLength: number) => fc.string({ maxLength })
const time = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
)
const place = fc.oneof(
  fc.constantFrom(
    'Delhi',
    'IGI Airport T3, New Delhi',
    'Gajraula',
    'Haldwani',
    'Hotel, Nainital',
    'Saket',
    '',
  ),
  text(40),
)

const stop: fc.Arbitrary<Omit<Stop, 'id'>> = fc
  .record({
    place,
    time,
    note: text(40),
    connection: fc.option(
      fc.record({ carrier: fc.constantFrom(...carriers), number: text(12), point: text(20) }),
      { nil: undefined },
    ),
  })
  .map(({ connection, ...given }) => ({ ...given, ...(connection && { connection }) }))

const count = fc.integer({ min: 0, max: 500 })

/** Any plan that a visitor can make, of limited size. */
export const anyPlan: fc.Arbitrary<TripPlan> = fc
  .record({
    id: fc.constant('abc123'),
    name: text(20),
    type: fc.constantFrom('local', 'outstation'),
    isReturn: fc.boolean(),
    start: fc.constantFrom('', '2026-11-27', '2026-12-20'),
    days: fc.array(fc.record({ stops: fc.array(stop, { maxLength: 5 }) }), { minLength: 1, maxLength: 4 }),
    party: fc.record({
      adults: count,
      children: count,
      childSeats: count,
      largeBags: count,
      cabinBags: count,
    }),
    shuttles: fc.constant([]),
    vehicles: fc.constant([]),
    contact: fc.record({ name: text(20), phone: text(12) }),
    wishes: text(60),
  })
  .map((raw) => {
    const plan = readPlan(raw)
    if (!plan) throw new Error('A plan within the bounds can be read')
    return plan
  })

/** A plan of days, each a list of [place, time]. */
export function planOf(days: [place: string, time?: string][][], more: Partial<TripPlan> = {}): TripPlan {
  const plan = readPlan({
    ...emptyPlan('abc123'),
    days: days.map((stops) => ({ stops: stops.map(([place, time = '']) => ({ place, time, note: '' })) })),
    ...more,
  })
  if (!plan) throw new Error('The plan of a test is within the bounds')
  return plan
}
