import { readBooking } from '@/lib/booking/read'

const noon = new Date('2026-11-21T12:00:00+05:30')
const read = (date: string, amount = '') => readBooking({ date, amount }, noon)

it('counts the days to the journey', () => {
  expect(read('2026-11-29')).toMatchObject({
    today: '2026-11-21',
    trip: '2026-11-29',
    daysLeft: 8,
    isPast: false,
  })
})

it('returns no journey while the day is missing or incomplete', () => {
  for (const date of ['', '0020-11-29'])
    expect(read(date)).toMatchObject({ daysLeft: Infinity, isPast: false })
  expect(read('')).not.toHaveProperty('trip')
})

it('returns no plan for a past day', () => {
  expect(read('2026-11-20')).toMatchObject({ daysLeft: Infinity, isPast: true })
  expect(read('2026-11-20')).not.toHaveProperty('trip')
})

it('distinguishes a missing amount from an invalid one', () => {
  expect(read('', '  ')).toMatchObject({ amount: undefined, isUnreadable: false })
  expect(read('', 'lots')).toMatchObject({ amount: undefined, isUnreadable: true })
  expect(read('', '1,20,000')).toMatchObject({ amount: 120_000, isUnreadable: false })
})
