import fc from 'fast-check'
import { SEARCH_CAR_NAME, tripParams } from '@/lib/enquiry/templates'
import { localTrip, outstationTrip } from './fakes'

const page = new URL('https://cars.example/swift-dzire/?name=Asha&contact=9876543210#photos')

it('carries exactly the values of the trip template', () => {
  expect(Object.keys(tripParams(localTrip, 'local', 'Swift Dzire', page)).sort()).toEqual(
    [
      'car_name',
      'active_tab',
      'from_name',
      'phone',
      'trip_from',
      'trip_destination',
      'trip_datetime',
      'page_url',
      'message',
    ].sort(),
  )
})

it('uses the car name Website Enquiry for a home search', () => {
  expect(SEARCH_CAR_NAME).toBe('Website Enquiry')
})

it('contains the name of the vehicle', () => {
  expect(tripParams(localTrip, 'local', 'Swift Dzire', page).car_name).toBe('Swift Dzire')
})

it.each(['local', 'outstation'] as const)('contains the tab %s', (type) => {
  expect(tripParams(outstationTrip, type, 'Swift Dzire', page).active_tab).toBe(type)
})

it('contains name and contact', () => {
  const params = tripParams(localTrip, 'local', 'Swift Dzire', page)
  expect(params).toMatchObject({ from_name: 'Asha Rao', phone: '9876543210' })
})

it('has the location of a local trip, and a dash as destination', () => {
  const params = tripParams(localTrip, 'local', 'Swift Dzire', page)
  expect(params).toMatchObject({ trip_from: 'Connaught Place', trip_destination: '—' })
})

it('has the two places of an outstation trip', () => {
  const params = tripParams(outstationTrip, 'outstation', 'Swift Dzire', page)
  expect(params).toMatchObject({ trip_from: 'Delhi', trip_destination: 'Nainital' })
})

it('has date and time of the trip in one value', () => {
  expect(tripParams(localTrip, 'local', 'Swift Dzire', page).trip_datetime).toBe('2026-11-25 09:30')
})

it('has the return date as message', () => {
  expect(tripParams(outstationTrip, 'outstation', 'Swift Dzire', page).message).toBe('2026-11-28')
})

it('has a hyphen as message when there is no return date', () => {
  expect(tripParams(localTrip, 'local', 'Swift Dzire', page).message).toBe('-')
})

it('leaves the query string, with its personal data, out of the page address', () => {
  expect(tripParams(localTrip, 'local', 'Swift Dzire', page).page_url).toBe(
    'https://cars.example/swift-dzire/',
  )
})

it('has a non-empty text for every value of any complete trip', () => {
  const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
  const trip = fc.record({
    location: word,
    from: word,
    destination: word,
    date: word,
    return_date: fc.oneof(fc.constant(''), word),
    time: word,
    name: word,
    contact: word,
  })
  fc.assert(
    fc.property(trip, fc.constantFrom('local' as const, 'outstation' as const), word, (given, type, car) => {
      for (const value of Object.values(tripParams(given, type, car, page))) expect(value.trim()).not.toBe('')
    }),
    { numRuns: 1000 },
  )
})
