import fc from 'fast-check'
import { planOfTrip } from '@/lib/trip-plan/from-trip'
import { readPlan } from '@/lib/trip-plan/schema'
import { forAll } from '@/tests/unit/for-all'

const daysOf = (fragment: string) =>
  planOfTrip(fragment)?.days.map(({ stops }) => stops.map(({ time, place }) => `${time} ${place}`.trim()))

it('has the places, dates, people and vehicle of a trip there and back', () => {
  const fragment =
    'from=Delhi&destination=Nainital&date=2026-12-18&time=05:00&return_date=2026-12-20&people=12&bags=6&vehicle=coach'
  expect(planOfTrip(fragment, ['van', 'coach'])).toMatchObject({
    type: 'outstation',
    isReturn: true,
    start: '2026-12-18',
    party: { adults: 12, largeBags: 6 },
    vehicles: [{ slug: 'coach', count: 1 }],
  })
  expect(daysOf(fragment)).toEqual([['05:00 Delhi', 'Nainital'], ['Nainital'], ['Nainital', 'Delhi']])
})

it.each([
  ['from=Delhi&destination=Agra', [['Delhi', 'Agra']]],
  ['from=Delhi&destination=Agra&date=2026-12-18&return_date=2026-12-18', [['Delhi', 'Agra', 'Delhi']]],
  ['location=Saket&time=09:00', [['09:00 Saket', '']]],
  ['destination=Agra&vehicle=tank', [['', 'Agra']]],
])('knows of %s no more than it says', (fragment, days) => {
  expect(daysOf(fragment)).toEqual(days)
  const { party, vehicles } = planOfTrip(fragment, ['coach']) ?? {}
  expect({ ...party, vehicles }).toMatchObject({ adults: 2, largeBags: 0, vehicles: [] })
})

it.each(['', 'main', 'plan=1.abc', 'date=2026-12-18', 'people=12', 'from=%20'])(
  'is none for %p, which names no place',
  (fragment) => expect(planOfTrip(fragment)).toBeUndefined(),
)

it('is a plan within the limits, or none, for any fragment', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('2026-12-18', '9999-12-31', '2027-02-30', '24:00', '99999'),
  )
  const names = ['from', 'destination', 'location', 'date', 'time', 'return_date', 'people', 'bags']
  forAll()(fc.array(fc.tuple(fc.constantFrom(...names), text)), (given) => {
    const plan = planOfTrip(new URLSearchParams(given).toString())
    if (plan) expect(readPlan(plan)).toEqual(plan)
  })
})
