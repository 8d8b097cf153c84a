import { tripParams } from '@/lib/enquiry/templates'
import { localTrip, outstationTrip } from './fakes'

const page = new URL('https://cars.example/swift-dzire/?name=Asha&contact=9876543210#photos')

const shared = {
  car_name: 'Swift Dzire',
  from_name: 'Asha Rao',
  phone: '9876543210',
  trip_datetime: '2026-11-25 09:30',
  // Without the query string and its personal data.
  page_url: 'https://cars.example/swift-dzire/',
}

it('carries the values of a local trip, with a dash as destination and a hyphen for the return', () => {
  expect(tripParams(localTrip, 'local', 'Swift Dzire', page)).toEqual({
    ...shared,
    active_tab: 'local',
    trip_from: 'Connaught Place',
    trip_destination: '—',
    message: '-',
  })
})

it('carries the two places of an outstation trip, and its return date as message', () => {
  expect(tripParams(outstationTrip, 'outstation', 'Swift Dzire', page)).toEqual({
    ...shared,
    active_tab: 'outstation',
    trip_from: 'Delhi',
    trip_destination: 'Nainital',
    message: '2026-11-28',
  })
})
