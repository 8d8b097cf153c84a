import fc from 'fast-check'
import { mailSafe, MAX_VALUE } from '@/lib/enquiry/mail-safe'
import { lengthInAddress, MAX_IN_ADDRESS, planText, type TextLabels } from '@/lib/trip-plan/plain-text'
import { emptyPlan, type TripPlan } from '@/lib/trip-plan/plan'
import { anyPlan } from './any-plan'
import { shuttleOf, stopAt } from './plans'
import { forAll } from '@/tests/unit/for-all'

const labels: TextLabels = {
  changes: 'Changes {reference}',
  name: 'Plan: {name}',
  oneDay: 'On {day}',
  manyDays: '{first} to {last}',
  kinds: { local: 'Local', outstation: 'Outstation' },
  isReturn: 'return',
  oneWay: 'one way',
  people: 'People: {people}',
  children: 'Children: {children}, seats for {seats}',
  bags: 'Bags: {large} large, {cabin} cabin',
  vehicles: 'Vehicles: {vehicles}',
  vehicle: '{count} × {name}',
  contact: 'On the spot: {name} {phone}',
  email: 'E-mail: {email}',
  wishes: 'Wishes: {wishes}',
  day: 'Day {number}',
  datedDay: 'Day {number}, {day}',
  timed: '{time} {stop}',
  then: 'then {stop}',
  flight: 'flight {number} {point}',
  train: 'train {number} {point}',
  titled: '{title}: {text}',
  shuttle: '{people} from {from} to {to}, {times}',
  shuttleOnDay: '{day}: {shuttle}',
  times: '{start}–{by}',
  more: 'and {count} more',
}
const options = { labels, max: MAX_VALUE, nameOf: (slug: string) => slug.toUpperCase() }

const trip: TripPlan = {
  ...emptyPlan('abc'),
  name: 'Hills',
  start: '2026-12-20',
  days: [
    {
      id: 1,
      stops: [
        stopAt('IGI Airport', '09:30', {
          connection: { carrier: 'flight', number: 'AI 101', point: 'T3' },
          note: 'gate 4',
        }),
        stopAt('Gajraula'),
        stopAt(''),
      ],
    },
    { id: 2, stops: [] },
    { id: 3, stops: [stopAt('Nainital', '10:00')] },
  ],
  party: { adults: 4, children: 2, childSeats: 1, largeBags: 3, cabinBags: 2 },
  vehicles: [{ slug: 'innova', count: 1 }],
  shuttles: [shuttleOf({ title: 'Dinner', day: 2, to: 'Lake', people: 6, start: '19:00', by: '' })],
  contact: { name: 'Asha', phone: '0000' },
  wishes: 'Window seats\nNo stairs',
}

const full = [
  'Plan: Hills',
  'Outstation, return',
  '20 December 2026 to 22 December 2026',
  'People: 6',
  'Children: 2, seats for 1',
  'Bags: 3 large, 2 cabin',
  'Vehicles: 1 × INNOVA',
  'On the spot: Asha 0000',
  'E-mail: a@example.com',
  'Wishes: Window seats / No stairs',
  'Day 3, 22 December 2026: Dinner: 6 from Hotel to Lake, 19:00',
  'Day 1, 20 December 2026',
  '09:30 IGI Airport, flight AI 101 T3, gate 4',
  'then Gajraula',
  'Day 3, 22 December 2026',
  '10:00 Nainital',
]

describe('a plan as plain text', () => {
  it('lists every given value, one per line', () => {
    expect(planText(trip, { ...options, email: 'a@example.com' }).split('\n')).toEqual(full)
  })

  it('says which enquiry a plan changes that was sent, and nothing while it is unchanged', () => {
    const [reference, sent] = ['ABC234', '2026-11-28']
    expect(planText({ ...trip, reference }, options)).toMatch(/^Changes ABC234\nPlan: Hills/)
    expect(planText({ ...trip, reference, sent }, options)).toBe(planText(trip, options))
  })

  it.each([
    ['Dinner', 'Dinner: 6 from Hotel to Lake, 19:00'],
    [' ', '6 from Hotel to Lake, 19:00'],
  ])('omits the day of a function where there is only one, and no title: %p', (title, line) => {
    const days = trip.days.slice(0, 1)
    const shuttles = trip.shuttles.map((shuttle) => ({ ...shuttle, title, day: 0 }))
    expect(planText({ ...trip, days, shuttles }, options).split('\n')).toContain(line)
  })

  it('omits missing values', () => {
    const days = [{ id: 1, stops: [stopAt('Delhi'), stopAt('Agra')] }]
    const plan = { ...emptyPlan('abc'), days }
    const lines = ['Outstation, return', 'People: 2', 'Day 1', 'Delhi', 'then Agra']
    expect(planText(plan, options)).toBe(lines.join('\n'))
    const party = { ...plan.party, adults: 0 }
    expect(planText({ ...plan, party, days: [] }, options)).toBe('Outstation, return')
  })

  it('counts the lines that are left out, and does not end with a heading', () => {
    const text = full.slice(0, 8).concat(full.slice(9))
    const uncut = text.join('\n')
    expect(planText(trip, { ...options, max: uncut.length })).toBe(uncut)
    expect(planText(trip, { ...options, max: uncut.length - 1 }).split('\n')).toEqual([
      ...text.slice(0, -2),
      'and 1 more',
    ])
  })

  it('truncates the first line if not even that fits', () => {
    expect(planText(trip, { ...options, max: 6 })).toBe('Plan: ')
    expect(planText(trip, { ...options, max: 0 })).toBe('')
  })
})

it('any plan as plain text has at most the given length, ends after a whole line, and passes mails unchanged', () => {
  forAll(200)(anyPlan, fc.integer({ min: 0, max: MAX_VALUE }), (plan, max) => {
    const text = planText(plan, { ...options, max })
    expect(text.length).toBeLessThanOrEqual(max)
    expect(text).not.toMatch(/\p{Cs}/u)
    expect(mailSafe({ requirements: text })).toEqual({ requirements: text })

    const lines = planText(plan, { ...options, max: Infinity }).split('\n')
    const shown = text.split('\n').filter((line, index) => line === lines[index])
    const rest = text.split('\n').slice(shown.length)
    // Where even the first line with the count is too long, only its beginning remains.
    const isTooShort = max < `${lines[0]}\nand ${lines.length} more`.length
    if (isTooShort && rest.length + shown.length === 1) expect(lines[0]?.startsWith(text)).toBe(true)
    else if (shown.length < lines.length) expect(rest).toEqual([expect.stringMatching(/^and \d+ more$/)])

    // It fits a chat's address in any script.
    const short = planText(plan, { ...options, max: MAX_IN_ADDRESS, lengthOf: lengthInAddress })
    expect(encodeURIComponent(short).length).toBeLessThanOrEqual(MAX_IN_ADDRESS)
  })
})
