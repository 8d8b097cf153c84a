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

it('says where and when, and nothing of who asked', () => {
  expect(askedIn({ template: 'trip', params: search })).toBe('Connaught Place · 4 December 2026, 10:30')
})

it('names the vehicle and the destination where there are any', () => {
  expect(
    askedIn({
      template: 'trip',
      params: { ...search, car_name: 'Swift Dzire', trip_destination: 'Nainital' },
    }),
  ).toBe('Swift Dzire · Connaught Place – Nainital · 4 December 2026, 10:30')
})

it('says the day of the return, and nothing else of a message', () => {
  const saidOf = (message: string, template: 'trip' | 'contact' = 'trip') =>
    askedIn({ template, params: { ...search, message } })
  const oneWay = 'Connaught Place · 4 December 2026, 10:30'
  for (const message of ['2026-12-06', '2026-12-06\nName: Asha'])
    expect(saidOf(message)).toBe(`${oneWay} – 6 December 2026`)
  for (const message of ['Asha', '2026-12-06 Asha', '-\n2026-12-06']) expect(saidOf(message)).toBe(oneWay)
  expect(saidOf('2026-12-06', 'contact')).toBe(oneWay)
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
