import { emptySearch, hasPlace, toFragment, type TripSearch, tripTypeOf } from '@/lib/trip/trip'
import { outstationTrip } from '../enquiry/fakes'

const full: TripSearch = { ...outstationTrip, location: 'Karol Bagh' }

describe('the kind of a trip', () => {
  it('is local without places of the outstation tab', () => {
    expect(tripTypeOf({ from: '', destination: '' })).toBe('local')
  })

  it.each([
    { from: 'Delhi', destination: '' },
    { from: '', destination: 'Agra' },
  ])('is outstation with %j', (places) => {
    expect(tripTypeOf(places)).toBe('outstation')
  })
})

describe('a search navigates', () => {
  it.each(['location', 'from', 'destination'] as const)('with a %s only', (place) => {
    expect(hasPlace({ ...emptySearch, [place]: 'Delhi' })).toBe(true)
  })

  it('not without a place, even with all other values', () => {
    expect(hasPlace({ ...full, location: '', from: '', destination: '' })).toBe(false)
  })

  it('not with blank places', () => {
    expect(hasPlace({ ...emptySearch, location: ' ', from: '\t', destination: '\u00a0' })).toBe(false)
  })
})

it('takes a trip and who travels to the planner, without name, number and what is not given', () => {
  expect(toFragment({ ...full, return_date: '' }, { people: '2', bags: '', vehicle: 'coach' })).toBe(
    'location=Karol+Bagh&from=Delhi&destination=Nainital&date=2026-11-25&time=09%3A30&people=2&vehicle=coach',
  )
})
