import fc from 'fast-check'
import { getWords } from '@/lib/content/pages'
import { briefOf } from '@/lib/trip-plan/brief'
import { anyPlan, planOf } from './plans'

const words = getWords()
const told = { names: { 'innova-crysta': 'Innova Crysta' }, email: 'asha@example.com' }

const tour = planOf([[['Delhi', '06:00'], ['Haldwani'], ['Nainital', '13:00']], []], {
  name: 'Nainital in December',
  start: '2026-12-04',
  party: { adults: 2, children: 1, childSeats: 1, largeBags: 3, cabinBags: 0 },
  vehicles: [{ slug: 'innova-crysta', count: 2 }],
  contact: { name: 'Asha', phone: '9876543210' },
  wishes: 'A driver who\nspeaks Hindi',
})
tour.days[0]!.stops[0] = {
  ...tour.days[0]!.stops[0]!,
  connection: { carrier: 'flight', number: 'AI 101', point: 'T3' },
  note: 'gate 3',
}

it('tells who and what, then day by day', () => {
  expect(briefOf(tour, told, words, 2000).split('\n')).toEqual([
    'Trip: Nainital in December',
    'Outstation, return',
    'From 4 December 2026',
    'Days: 2',
    'Travelling: adults 2, children 1, child seats 1, large bags 3',
    'Vehicles: 2 × Innova Crysta',
    'On the spot: Asha, 9876543210',
    'E-mail: asha@example.com',
    'Wishes: A driver who speaks Hindi',
    'Day 1 · Fri, 4 Dec',
    '06:00 Delhi (flight AI 101, T3): gate 3',
    'on the way Haldwani',
    '13:00 Nainital',
    'Day 2 · Sat, 5 Dec',
    'A free day, without stops.',
  ])
})

it('is cut line by line from the end, and says so', () => {
  const cut = briefOf(tour, told, words, 250).split('\n')
  expect(cut.slice(0, 3)).toEqual(briefOf(tour, told, words, 2000).split('\n').slice(0, 3))
  expect(cut.at(-1)).toMatch(/^And \d+ lines more/)
})

it('never goes beyond its length, whatever the plan', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 600 }), (plan, max) => {
      expect(briefOf(plan, told, words, max).length).toBeLessThanOrEqual(max)
    }),
  )
})
