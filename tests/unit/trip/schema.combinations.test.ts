import { checkTrip } from '@/lib/trip/schema'
import { emptySearch, type TripSearch, type TripType } from '@/lib/trip/trip'

/** 25 November 2026, 10:00 in Delhi. */
const now = new Date('2026-11-25T10:00:00+05:30')
const both = ['local', 'outstation'] as const

it('accepts a trip exactly when every rule holds, for every combination of valid and invalid values', () => {
  const values = {
    places: ['', '  ', 'Delhi'],
    dates: ['', '2026-11-24', '2026-11-25', '2026-12-01', '2026-02-30'],
    times: ['', '18:00', '24:00'],
    names: ['', 'Asha Rani', 'Asha1', 'आशा'],
    contacts: ['', '9876543210', '987654321', '98765432100'],
    returns: ['', '2026-12-01', '2026-11-24', 'never'],
  }
  const mayBeSent = (trip: TripSearch, type: TripType) =>
    (type === 'local' ? [trip.location] : [trip.from, trip.destination]).every(
      (place) => place === 'Delhi',
    ) &&
    ['2026-11-25', '2026-12-01'].includes(trip.date) &&
    trip.time === '18:00' &&
    ['Asha Rani', 'आशा'].includes(trip.name) &&
    trip.contact === '9876543210' &&
    (type === 'local' || ['', '2026-12-01'].includes(trip.return_date))

  let all: TripSearch[] = [emptySearch]
  const spread = (controls: (keyof TripSearch)[], options: string[]) => {
    all = all.flatMap((trip) =>
      options.map((value) => ({
        ...trip,
        ...Object.fromEntries(controls.map((control) => [control, value])),
      })),
    )
  }
  spread(['location', 'from'], values.places)
  spread(['destination'], values.places)
  spread(['date'], values.dates)
  spread(['time'], values.times)
  spread(['name'], values.names)
  spread(['contact'], values.contacts)
  spread(['return_date'], values.returns)

  const wrong = both.flatMap((type) =>
    all
      .filter((trip) => checkTrip(trip, type, now).ok !== mayBeSent(trip, type))
      .map((trip) => ({ type, trip })),
  )
  expect(wrong).toEqual([])
})
