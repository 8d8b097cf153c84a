import { hireOfSearch } from '@/lib/rates/hires'
import { emptySearch } from '@/lib/trip/trip'
import { roads } from '../guides/roads'

const search = { ...emptySearch, from: 'Delhi', destination: 'Nainital', date: '2026-12-04' }

it('takes a search in the city as the local package', () => {
  const local = { kind: 'local', hours: 0, kilometres: 0 }
  expect(hireOfSearch({ ...emptySearch, location: 'Saket' }, roads)).toEqual(local)
})

it('counts the days of a journey, and the road both ways', () => {
  const journey = { kind: 'outstation', days: 3, nights: 2, kilometres: 620 }
  expect(hireOfSearch({ ...search, return_date: '2026-12-06' }, roads)).toEqual(journey)
})

it.each([
  ['no day of return', search],
  ['a return before the start', { ...search, return_date: '2026-12-03' }],
  ['a start elsewhere', { ...search, from: 'Haldwani', return_date: '2026-12-06' }],
  ['a place without a guide', { ...search, destination: 'Orchha', return_date: '2026-12-06' }],
])('takes no hire from a search with %s', (_, trip) => {
  expect(hireOfSearch(trip, roads)).toBeUndefined()
})
