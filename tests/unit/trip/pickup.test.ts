import { delhiClock, minutesFrom, walkToPickup } from '@/tests/fixtures/delhi-clock'
import { bumpPickup, earliestPickup, earliestTimeOn } from '@/lib/trip/pickup'
import { splitDateTime, toDelhiTime } from '@/lib/time/delhi'

/** The instant of a date and time in Delhi. */
const ist = (text: string) => new Date(`${text}+05:30`)

const days = {
  'an ordinary day': '2026-11-25',
  'the last day of a month': '2026-04-30',
  'the last day of a year': '2026-12-31',
  'the first day of a year': '2027-01-01',
  'the end of February': '2027-02-28',
  'the day before a leap day': '2028-02-28',
  'a leap day': '2028-02-29',
  'the end of February in a century year that is not a leap year': '2100-02-28',
}

it.each(Object.entries(days))('Delhi’s date and time are correct in every minute of %s', (_, day) => {
  const wrong = minutesFrom(ist(`${day}T00:00:00`).getTime()).filter((instant) => {
    const [shown, expected] = [toDelhiTime(new Date(instant)), delhiClock(instant)]
    return shown.date !== expected.date || shown.time !== expected.time
  })
  expect(wrong).toEqual([])
})

describe('the earliest pickup', () => {
  it.each(Object.entries(days))('is the first half hour after the notice in every minute of %s', (_, day) => {
    const wrong = minutesFrom(ist(`${day}T00:00:00`).getTime()).filter((instant) => {
      const [earliest, expected] = [earliestPickup(new Date(instant)), walkToPickup(instant)]
      return earliest.date !== expected.date || earliest.time !== expected.time
    })
    expect(wrong).toEqual([])
  })

  // Within a minute.
  it.each([
    ['2026-11-25T10:00:00.000', '2026-11-25', '10:30'],
    ['2026-11-25T10:00:00.001', '2026-11-25', '11:00'],
    ['2026-11-25T10:29:59.999', '2026-11-25', '11:00'],
    ['2026-11-30T23:59:59.999', '2026-12-01', '00:30'],
  ])('at %s is %s at %s', (now, date, time) => {
    expect(earliestPickup(ist(now))).toEqual({ date, time })
  })
})

describe('the earliest time of day', () => {
  it.each([
    ['10:10', '2026-11-25', '11:00'],
    ['10:10', '2026-11-26', '00:00'],
    ['10:10', '2027-11-25', '00:00'],
    ['10:10', '2026-11-24', '00:00'],
    ['10:10', '', '00:00'],
    ['23:45', '2026-11-26', '00:30'],
  ])('at %s is on %j that of the earliest pickup or midnight: %s', (now, date, time) => {
    expect(earliestTimeOn(date, ist(`2026-11-25T${now}:00`))).toBe(time)
  })
})

describe('a pickup that is too early', () => {
  const at = (text: string) => {
    const [date = '', time = ''] = text.split(' ')
    return { date, time }
  }

  it.each([
    // now, given, moved to
    ['2026-11-25T10:10:00', '2026-11-25 10:59', '2026-11-25 11:00'],
    ['2026-11-25T23:00:00.001', '2026-11-25 23:30', '2026-11-26 00:00'],
    ['2026-11-25T23:31:00', '2026-11-25 23:45', '2026-11-26 00:30'],
    ['2026-11-25T23:31:00', '2026-11-26 00:00', '2026-11-26 00:30'],
    ['2026-12-31T23:31:00', '2026-12-31 23:45', '2027-01-01 00:30'],
    ['2026-11-25T23:00:00.000', '2026-11-25 23:30'],
    ['2026-11-25T10:10:00', '2026-11-25 11:00'],
    ['2026-11-25T10:10:00', '2026-11-26 00:00'],
    ['2026-11-25T10:10:00', '2026-11-25'],
    ['2026-11-25T23:05:00', '2026-11-25'],
    ['2026-11-25T10:10:00', ' 09:00'],
    ['2026-11-26T00:10:00', '2026-11-25 23:45'],
  ])('at %s moves date and time together, or stays: %s', (now, given, moved = given) => {
    expect(bumpPickup(at(given), ist(now))).toEqual(at(moved))
  })

  it('is moved over midnight where it was allowed when it was chosen', () => {
    const now = ist('2026-11-26T00:10:00')
    expect(bumpPickup(at('2026-11-25 23:45'), now, '2026-11-25')).toEqual(at('2026-11-26 01:00'))
    expect(bumpPickup(at('2026-11-24 23:45'), now, '2026-11-25')).toEqual(at('2026-11-24 23:45'))
  })
})

it.each([
  ...['2026-11-25T09:30', '2026-11-25T09:30:15', '2026-11-25T09:30:15.250'].map((value) => [value, true]),
  ...['', '2026-11-25', '09:30', 'T', '25-11-2026T09:30', '2026-11-25 at nine', 'on 2026-11-25T09:30'].map(
    (value) => [value, false],
  ),
] as [string, boolean][])('a date and time in one control, %j, are split or both empty', (value, isBoth) => {
  const [date, time] = isBoth ? ['2026-11-25', '09:30'] : ['', '']
  expect(splitDateTime(value)).toEqual({ date, time })
})
