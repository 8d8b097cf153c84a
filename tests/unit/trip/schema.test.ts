import { checkTrip, type TripCheck } from '@/lib/trip/schema'
import { emptySearch, type TripSearch, type TripType } from '@/lib/trip/trip'

/** 25 November 2026, 10:00 in Delhi. */
const now = new Date('2026-11-25T10:00:00+05:30')

const shared = { ...emptySearch, date: '2026-12-01', time: '09:00', name: 'Asha Rani', contact: '9876543210' }
const trips: Record<TripType, TripSearch> = {
  local: { ...shared, location: 'Karol Bagh' },
  outstation: { ...shared, from: 'Delhi', destination: 'Agra', return_date: '2026-12-03' },
}
const both = ['local', 'outstation'] as const

const check = (type: TripType, change: Partial<TripSearch> = {}, at = now) =>
  checkTrip({ ...trips[type], ...change }, type, at)
const refused = (control: keyof TripSearch): TripCheck => ({ ok: false, control })

it.each<[string, TripType, Partial<TripSearch>]>([
  ['as it is', 'local', {}],
  ['as it is', 'outstation', {}],
  ['trimmed', 'outstation', { from: '  Delhi ', destination: '\tAgra ', name: ' Asha Rani  ' }],
  ['without the other tab', 'local', { from: 'Delhi', destination: 'Agra', return_date: '2026-12-03' }],
  ['without the other tab', 'outstation', { location: 'Karol Bagh' }],
])('a complete trip is sent %s: %s', (_, type, change) => {
  expect(check(type, change)).toEqual({ ok: true, trip: trips[type] })
})

it.each(['', ' ', '\t \n', '\u00a0\u2003'])('places must not be blank: %j', (blank) => {
  expect(check('local', { location: blank })).toEqual(refused('location'))
  for (const place of ['from', 'destination'] as const)
    expect(check('outstation', { [place]: blank })).toEqual(refused(place))
})

const wrong = {
  date: ['', '2026-02-30', '2027-02-29', '2026-13-01', '01-12-2026', '2026-12-1', 'tomorrow'],
  time: ['', '24:00', '09:60', '9:00', '0900', 'nine', '09:00pm'],
  name: ['', '   ', 'Asha1', 'O’Brien', 'Mary-Jane', 'asha@example.com', '<script>', 'आशा१', 'Asha\nRani'],
  contact: ['', '987654321', '98765432101', '98765o3210', '+6561234567', '91987654321'],
}
const right = {
  date: ['2028-02-29'],
  time: ['00:00', '09:30', '23:59'],
  name: ['A', 'आशा देवी', 'José', 'Anne Marie de Souza'],
  contact: ['0000000000', '9876543210'],
}
const each = (values: typeof wrong) =>
  (Object.keys(values) as (keyof typeof wrong)[]).flatMap((control) =>
    values[control].map((value) => [control, value] as const),
  )

describe.each(both)('on the %s tab', (type) => {
  it.each(each(wrong))('rejects as a %s %j', (control, value) => {
    expect(check(type, { return_date: '', [control]: value })).toEqual(refused(control))
  })

  it.each(each(right))('accepts as a %s %j', (control, value) => {
    expect(check(type, { return_date: '', [control]: value }).ok).toBe(true)
  })

  it.each(['98765 43210', '+919876543210', '09876543210', '९८७६५४३२१०', '9876543210 '])(
    'the contact %j is sent as its ten digits',
    (contact) => {
      expect(check(type, { contact })).toMatchObject({ trip: { contact: '9876543210' } })
    },
  )

  const night = new Date('2026-11-25T23:40:00+05:30')

  // In the night the earliest pickup is tomorrow. Date and time are moved together: without a time it is that which is missing.
  it.each<[string, string, Date, control: keyof TripSearch | undefined]>([
    ['2026-11-25', '10:29', now, 'time'],
    ['2026-11-25', '10:30', now, undefined],
    ['2026-11-24', '09:00', now, 'date'],
    ['2026-11-25', '09:00', night, 'date'],
    ['2026-11-26', '09:00', night, undefined],
    ['2026-11-25', '', night, 'time'],
  ])('of a pickup on %s at %j, asked for at %s, the control at fault is %s', (date, time, at, control) => {
    const checked = check(type, { date, time, return_date: '' }, at)
    expect(checked).toEqual(control ? refused(control) : expect.objectContaining({ ok: true }))
  })
})

it.each([
  ...['', '2026-12-01', '2026-12-02', '2027-01-01'].map((day) => [day, true] as const),
  ...['2026-11-30', 'soon', '2026-12-32'].map((day) => [day, false] as const),
])('the return of an outstation trip is none or a day, not before the pickup: %j', (return_date, isDay) => {
  const checked = check('outstation', { return_date })
  expect(checked).toEqual(isDay ? expect.objectContaining({ ok: true }) : refused('return_date'))
})

describe('the invalid control', () => {
  const orders = {
    local: ['location', 'date', 'time', 'name', 'contact'],
    outstation: ['from', 'destination', 'date', 'time', 'name', 'contact'],
  } as const

  it.each(both)('is the first one missing, in the order of the form: %s', (type) => {
    const order = orders[type]
    for (let missing = 1; missing < 2 ** order.length; missing++) {
      const blank = order.filter((_, index) => missing & (2 ** index))
      const change = Object.fromEntries(blank.map((control) => [control, '']))
      expect(check(type, { ...change, return_date: '' })).toEqual(refused(blank[0] ?? 'date'))
    }
  })

  it('is that of a past day or of a return before the pickup, before one missing further down', () => {
    expect(check('local', { date: '2026-11-24', name: '' })).toEqual(refused('date'))
    expect(check('outstation', { return_date: '2026-11-30', contact: '' })).toEqual(refused('return_date'))
  })
})
