import { readBooking } from '@/lib/booking/read'

const noon = new Date('2026-11-21T12:00:00+05:30')
const read = (date: string, amount = '') => readBooking({ date, amount }, noon)

it.each([
  ['2026-11-29', 8, false, '2026-11-29'],
  ['2026-11-20', Infinity, true, undefined],
  ['', Infinity, false, undefined],
  ['0020-11-29', Infinity, false, undefined],
])('to the journey on %j are %d days, past: %s', (date, daysLeft, isPast, trip) => {
  const booking = read(date)
  expect(booking).toMatchObject({ today: '2026-11-21', daysLeft, isPast })
  expect(booking.trip).toBe(trip)
})

it('distinguishes a missing amount from an invalid one', () => {
  expect(read('', '  ')).toMatchObject({ amount: undefined, isUnreadable: false })
  expect(read('', 'lots')).toMatchObject({ amount: undefined, isUnreadable: true })
  expect(read('', '1,20,000')).toMatchObject({ amount: 120_000, isUnreadable: false })
})
