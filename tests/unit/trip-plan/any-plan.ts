import fc from 'fast-check'
import { limits, type TripPlan } from '@/lib/trip-plan/plan'
import { anyCharacter } from '@/tests/unit/for-all'

const text = (maxLength: number) =>
  fc
    .string({ maxLength: Math.min(maxLength, 40), unit: anyCharacter })
    .map((given) => given.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '').slice(0, maxLength))
    .map((given) => given.replace(/\p{Cs}/gu, ''))

const twoDigits = (value: number) => String(value).padStart(2, '0')
const time = fc.oneof(
  fc.constant(''),
  fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => `${twoDigits(hours)}:${twoDigits(minutes)}`),
)
const day = fc
  .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2031, 0) })
  .map((moment) => new Date(moment).toISOString().slice(0, 10))

const count = (max: number) => fc.nat(max)

/** Some on the roads of `roads.ts`. */
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
  text(limits.place),
)

const stop = fc.record(
  {
    place,
    time,
    note: text(limits.note),
    connection: fc.record({
      carrier: fc.constantFrom('flight', 'train'),
      number: text(limits.carrier),
      point: text(limits.point),
    }),
  },
  { requiredKeys: ['place', 'time', 'note'] },
)

const shuttle = fc.record({
  title: text(limits.planName),
  day: fc.nat(limits.days - 1),
  from: text(limits.place),
  to: text(limits.place),
  people: count(limits.people),
  start: time,
  by: time,
  minutes: count(600),
})

const raw = fc.record({
  id: fc.stringMatching(/^[a-z\d]{1,20}$/),
  name: text(limits.planName),
  type: fc.constantFrom('local', 'outstation'),
  isReturn: fc.boolean(),
  start: fc.oneof(fc.constant(''), day),
  days: fc.array(fc.record({ stops: fc.array(stop, { maxLength: 4 }) }), { minLength: 1, maxLength: 4 }),
  party: fc.record({
    adults: count(limits.people),
    children: count(limits.people),
    childSeats: count(limits.people),
    largeBags: count(limits.bags),
    cabinBags: count(limits.bags),
  }),
  shuttles: fc.array(shuttle, { maxLength: 2 }),
  vehicles: fc.array(
    fc.record({ slug: fc.stringMatching(/^[a-z\d]{1,9}(-[a-z\d]{1,9}){0,2}$/), count: count(limits.people) }),
    { maxLength: 3 },
  ),
  contact: fc.record({ name: text(limits.person), phone: text(limits.phone) }),
  wishes: text(limits.wishes),
})

/** Any plan as `readPlan` returns it: its parts have ids, in order, and its functions are on its days. */
export const anyPlan: fc.Arbitrary<TripPlan> = raw.map((given) => {
  let last = 0
  const withId = <Part extends object>(part: Part) => ({ id: ++last, ...part })
  const days = given.days.map(({ stops }) => ({ id: ++last, stops: stops.map(withId) }))
  const shuttles = given.shuttles.map((part) => withId({ ...part, day: part.day % days.length }))
  return { ...given, days, shuttles } as TripPlan
})
