import { emptySearch, hasPlace, toFragment, type TripSearch, tripTypeOf } from '@/lib/trip/trip'
import { outstationTrip } from '../enquiry/fakes'

const full: TripSearch = { ...outstationTrip, location: 'Karol Bagh' }

it.each([
  ['', '', 'local'],
  ['Delhi', '', 'outstation'],
  ['', 'Agra', 'outstation'],
])('a trip from %j to %j is %s', (from, destination, type) => {
  expect(tripTypeOf({ from, destination })).toBe(type)
})

it.each([
  ['a pickup only', { ...emptySearch, location: 'Delhi' }, true],
  ['a start only', { ...emptySearch, from: 'Delhi' }, true],
  ['a destination only', { ...emptySearch, destination: 'Delhi' }, true],
  ['all but a place', { ...full, location: '', from: '', destination: '' }, false],
  ['blank places', { ...emptySearch, location: ' ', from: '\t', destination: '\u00a0' }, false],
])('whether a search with %s navigates', (_, search, navigates) => {
  expect(hasPlace(search)).toBe(navigates)
})

it('takes a trip and who travels to the planner, without name, number and what is not given', () => {
  expect(toFragment({ ...full, return_date: '' }, { people: '2', bags: '', vehicle: 'coach' })).toBe(
    'location=Karol+Bagh&from=Delhi&destination=Nainital&date=2026-11-25&time=09%3A30&people=2&vehicle=coach',
  )
  expect(toFragment(emptySearch, { people: '', bags: '4' })).toBe('bags=4')
})
