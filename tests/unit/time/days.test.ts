import fc from 'fast-check'
import { addDays, daysBetween, isDay } from '@/lib/time/days'
import { forAll } from '@/tests/unit/for-all'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

it('daysBetween is the inverse of addDays', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  forAll()(day, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
    const isoDay = date.toISOString().slice(0, 10)
    expect(daysBetween(isoDay, addDays(isoDay, days))).toBe(days)
  })
})

it.each([
  '',
  '2026',
  '0002-11-21',
  '0202-11-21',
  '12026-11-21',
  '2026-13-01',
  '2026-02-31',
  'x2026-11-21',
  '2026-11-21T10:00',
])('rejects %j', (value) => {
  expect(isDay(value)).toBe(false)
})
