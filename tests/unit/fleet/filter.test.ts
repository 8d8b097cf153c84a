import { filterRows } from '@/lib/fleet/filter'
import { emptyFilter, type FleetFilter } from '@/lib/fleet/state'
import { someRow } from './rows'

const carries: [string, Partial<FleetFilter>][] = [
  ['category', { category: 'van' }],
  ['passengers', { passengers: 7 }],
  ['bags', { bags: 3 }],
  ['air conditioning', { airConditioned: true }],
  ['electric drive', { electric: true }],
  [
    'nothing but what all of them keep',
    { category: 'van', passengers: 9, airConditioned: true, electric: true },
  ],
]

it.each(carries)('filters by %s', (_, part) => {
  const fits = someRow({ category: 'van', maxSeats: 9, bags: { large: 3, cabin: 0 }, electric: true })
  const misses = someRow({ maxSeats: 6, bags: { large: 2, cabin: 9 }, airConditioned: false })
  const alike = { ...fits, slug: 'alike' }
  expect(filterRows([fits, misses, alike], { ...emptyFilter, ...part })).toEqual([fits, alike])
})

it('filters by passengers, not by seats', () => {
  const suv = someRow({ category: 'suv-muvs', maxSeats: 7 })
  expect(filterRows([suv], { ...emptyFilter, passengers: 6 })).toEqual([suv])
  expect(filterRows([suv], { ...emptyFilter, passengers: 7 })).toEqual([])
})
