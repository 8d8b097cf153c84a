import { planParams, tripOf } from '@/lib/trip-plan/enquiry'
import { MAX_BRIEF } from '@/lib/trip-plan/plain-text'
import { planOf } from './plans'

const sender = { name: 'Asha Verma', contact: '9876543210' }
const page = new URL('https://www.example.com/trip-plan/#plan')
const tour = planOf(
  [
    [['Delhi', '06:00'], ['Nainital']],
    [['Nainital', '09:00'], ['Corbett']],
    [['Corbett', '10:00'], ['Delhi']],
  ],
  { start: '2026-11-27' },
)

it('a return trip has the last stop at another place as destination, and its last day as return date', () => {
  expect(tripOf(tour, sender)).toEqual({
    location: '',
    from: 'Delhi',
    destination: 'Corbett',
    date: '2026-11-27',
    time: '06:00',
    return_date: '2026-11-29',
    name: 'Asha Verma',
    contact: '9876543210',
  })
})

it('a one-way trip ends at its last stop and has no return', () => {
  expect(tripOf({ ...tour, isReturn: false }, sender)).toMatchObject({
    destination: 'Delhi',
    return_date: '',
  })
})

it('a local trip has a location only', () => {
  const trip = tripOf({ ...tour, type: 'local' }, sender)
  expect(trip).toMatchObject({ location: 'Delhi', from: '', destination: '', return_date: '' })
})

it('the message is the return date followed by the brief', () => {
  const params = planParams(tripOf(tour, sender), tour, 'Day 1\n06:00 Delhi', page)
  expect(params).toMatchObject({
    car_name: 'Website Enquiry',
    active_tab: 'outstation',
    trip_from: 'Delhi',
    trip_destination: 'Corbett',
    trip_datetime: '2026-11-27 06:00',
    page_url: 'https://www.example.com/trip-plan/',
    message: '2026-11-29\nDay 1\n06:00 Delhi',
  })
})

it('the first line of the message is a hyphen without a return date', () => {
  const local = { ...tour, type: 'local' as const }
  expect(planParams(tripOf(local, sender), local, 'Day 1', page).message).toBe('-\nDay 1')
})

it('the longest brief is not truncated', () => {
  const { message } = planParams(tripOf(tour, sender), tour, 'x'.repeat(MAX_BRIEF), page)
  expect(message).toHaveLength(2000)
  expect(message).toMatch(/^2026-11-29\nx+$/)
})
