import { askedIn } from '@/lib/enquiry/asked'

const search = {
  car_name: 'Website Enquiry',
  active_tab: 'local',
  from_name: 'Asha Rao',
  phone: '9876543210',
  trip_from: 'Connaught Place',
  trip_destination: '—',
  trip_datetime: '2026-12-04 10:30',
  page_url: 'https://cars.example/',
  message: '-',
}

const oneWay = 'Connaught Place · 4 December 2026, 10:30'
const there = { car_name: 'Swift Dzire', trip_destination: 'Nainital' }

// Where and when, the vehicle and the destination where there are any; nothing of who asked.
it.each<readonly [object, string]>([
  [{}, oneWay],
  [there, 'Swift Dzire · Connaught Place – Nainital · 4 December 2026, 10:30'],
  [{ message: '2026-12-06' }, `${oneWay} – 6 December 2026`],
  [{ message: '2026-12-06\nName: Asha' }, `${oneWay} – 6 December 2026`],
  ...['Asha', '2026-12-06 Asha', '-\n2026-12-06'].map((message) => [{ message }, oneWay] as const),
])('says of a trip with %j: %s', (more, said) => {
  expect(askedIn({ template: 'trip', params: { ...search, ...more } })).toBe(said)
})

it('says no day of a return of another enquiry', () => {
  expect(askedIn({ template: 'contact', params: { ...search, message: '2026-12-06' } })).toBe(oneWay)
})

it('says nothing of a form that holds only its sender and free text', () => {
  const params = { name: 'Asha', contactNumber: '9876543210', requirements: 'Call 98765' }
  expect(askedIn({ template: 'contact', params })).toBe('')
  expect(askedIn({ template: 'newsletter', params: { email: 'asha@cars.example' } })).toBeUndefined()
})

it.each(['2026-99-99 10:30', 'on 2026-12-04 10:30', '2026-12-04 10:30:15'])(
  'keeps what is no day as it is: %s',
  (trip_datetime) => expect(askedIn({ template: 'trip', params: { trip_datetime } })).toBe(trip_datetime),
)

it('has at most 200 characters', () => {
  expect(askedIn({ template: 'trip', params: { trip_from: 'x'.repeat(500) } })).toHaveLength(200)
})
