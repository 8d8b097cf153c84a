/** @jest-environment jsdom */
import {
  movePickup,
  controlOf,
  filterControl,
  movePlace,
  prefill,
  readTrip,
  setMinimums,
  tripControl,
  type TripControl,
} from '@/lib/trip/form'
import { emptySearch, type TripSearch, type TripType } from '@/lib/trip/trip'
import { outstationTrip } from '../enquiry/fakes'

/** 25 November 2026, 10:10 in Delhi: the earliest pickup is at 11:00. */
const now = new Date('2026-11-25T10:10:00+05:30')
const night = new Date('2026-11-25T23:40:00+05:30')

type Values = Partial<Record<TripControl, string>>
/** Of the controls that are no plain text. */
const types: Values = { date: 'date', time: 'time', return_date: 'date', dateTime: 'datetime-local' }

function build(names: TripControl[], values: Values = {}): HTMLFormElement {
  document.body.innerHTML = '<form></form>'
  const form = document.forms[0] as HTMLFormElement
  for (const name of names) {
    const input = document.createElement('input')
    Object.assign(input, { name, type: types[name] ?? 'text' })
    form.append(input)
    input.value = values[name] ?? ''
  }
  return form
}

const searchForm = (values?: Values) =>
  build(['location', 'from', 'destination', 'date', 'time', 'return_date', 'name', 'contact'], values)
const vehicleForm = (values?: Values) =>
  build(['location', 'from', 'destination', 'dateTime', 'name', 'contact'], values)

function control(form: HTMLFormElement, name: TripControl): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) throw new Error(`The form has no ${name}`)
  return input
}

it('a control is undefined where the name belongs to an element other than an input', () => {
  const form = build([])
  form.innerHTML = '<fieldset name="name"></fieldset><button name="time"></button>'
  expect([controlOf(form, 'name'), controlOf(form, 'time')]).toEqual([undefined, undefined])
})

describe('typed text', () => {
  const typeInto = (name: TripControl, value: string, caret = value.length) => {
    const input = control(searchForm(), name)
    input.value = value
    input.setSelectionRange(caret, caret)
    filterControl(input)
    return input
  }

  it('in a place is not changed', () => {
    expect(typeInto('location', 'Sector 12/4, Noida')).toHaveValue('Sector 12/4, Noida')
  })

  it('keeps a selection when nothing is filtered', () => {
    const input = control(searchForm({ name: 'Asha' }), 'name')
    input.setSelectionRange(1, 3)
    filterControl(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 3])
  })

  it('keeps the text on either side of the caret', () => {
    const input = typeInto('name', 'A1sh2a R3ao', 5)
    expect([input.value, input.selectionStart]).toEqual(['Asha Rao', 3])
  })
})

describe('the minimums', () => {
  const search = { date: '', return_date: '' }

  it.each([
    ['of date and return are today', search, now, ['2026-11-25', '2026-11-25']],
    [
      'of the return is the day of pickup',
      { ...search, date: '2026-12-03' },
      now,
      ['2026-11-25', '2026-12-03'],
    ],
    ['of date and return are tomorrow late in the evening', search, night, ['2026-11-26', '2026-11-26']],
    ['of a return without a pickup’s day are today', { return_date: '' }, now, ['2026-11-25']],
    ['of a date with time is the earliest pickup', { dateTime: '' }, now, ['2026-11-25T11:00']],
    ['of a date with time is tomorrow late in the evening', { dateTime: '' }, night, ['2026-11-26T00:30']],
  ])('%s', (_, values, at, minimums) => {
    const names = Object.keys(values) as TripControl[]
    const form = build(names, values)
    setMinimums(form, at)
    expect(names.map((name) => control(form, name).min)).toEqual(minimums)
  })

  it('follow the clock when they are set again', () => {
    const form = vehicleForm()
    setMinimums(form, now)
    setMinimums(form, new Date('2026-11-25T12:31:00+05:30'))
    expect(control(form, 'dateTime').min).toBe('2026-11-25T13:30')
  })
})

describe('a time that is too early', () => {
  const at = (time: string) => new Date(`2026-11-${time}+05:30`)

  it('moves with its date after eleven in the evening', () => {
    const form = searchForm({ date: '2026-11-25', time: '00:00' })
    setMinimums(form, at('25T23:05:00'))
    expect(movePickup(form, at('25T23:05:00'))).toEqual({ date: '2026-11-26', time: '00:00' })
    expect([control(form, 'date').value, control(form, 'time').value]).toEqual(['2026-11-26', '00:00'])
  })

  it('moves with its date in a vehicle’s form that was filled in before eleven', () => {
    const form = vehicleForm({ dateTime: '2026-11-25T23:30' })
    setMinimums(form, at('25T22:58:00'))
    expect(movePickup(form, at('25T22:58:00'))).toBeUndefined()
    expect(movePickup(form, at('25T23:01:00'))).toEqual({ date: '2026-11-26', time: '00:00' })
    expect(control(form, 'dateTime')).toHaveValue('2026-11-26T00:00')
  })

  it.each([searchForm({ date: '2026-11-25', time: '23:45' }), vehicleForm({ dateTime: '2026-11-25T23:45' })])(
    'moves in a form that was open over midnight: %#',
    (form) => {
      setMinimums(form, at('25T20:00:00'))
      expect(movePickup(form, at('26T00:10:00'))).toEqual({ date: '2026-11-26', time: '01:00' })
    },
  )

  it.each([
    ['2026-11-25', '2026-11-26'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-28', '2026-11-28'],
  ])('takes along a return date that it would pass: %s to %s', (return_date, moved) => {
    const form = searchForm({ date: '2026-11-25', time: '23:45', return_date })
    movePickup(form, at('25T23:05:00'))
    expect(control(form, 'return_date')).toHaveValue(moved)
  })

  it('does not move a date that was past when it was chosen', () => {
    const form = searchForm({ date: '2026-11-20', time: '23:45' })
    expect(movePickup(form, now)).toBeUndefined()
    expect(control(form, 'date')).toHaveValue('2026-11-20')
  })

  it.each<[string, given: Values, moved?: Values]>([
    ['is bumped up to the earliest of today', { date: '2026-11-25', time: '09:00' }, { time: '11:00' }],
    ['is bumped up in a date with time', { dateTime: '2026-11-25T09:00' }, { dateTime: '2026-11-25T11:00' }],
    ['is not changed on a later day', { date: '2026-11-26', time: '00:00' }],
    ['is not changed while there is no day', { date: '', time: '00:00' }],
    ['is not changed in a form without a day', { time: '00:00' }],
    ['is not set where none is given', { date: '2026-11-25', time: '', dateTime: '' }],
    ['is only bumped up if it is too early', { date: '2026-11-25', time: '11:15' }],
  ])('%s', (_, given, moved = {}) => {
    const names = Object.keys(given) as TripControl[]
    const form = build(names, given)
    movePickup(form, now)
    expect(Object.fromEntries(names.map((name) => [name, control(form, name).value]))).toEqual({
      ...given,
      ...moved,
    })
  })
})

const given: TripSearch = { ...outstationTrip, location: 'Karol Bagh' }

describe('reading a form', () => {
  it('returns the values of the search, with a name that an extension has set without an event filtered', () => {
    expect(readTrip(searchForm(given))).toEqual(given)
    expect(readTrip(searchForm({ ...given, name: 'Asha K. Verma' })).name).toBe('Asha K Verma')
  })

  it('returns date and time of a vehicle’s form separately, without a return, and nothing of an untouched form', () => {
    const form = vehicleForm({ ...given, dateTime: `${given.date}T${given.time}` })
    expect(readTrip(form)).toEqual({ ...given, return_date: '' })
    for (const form of [searchForm(), vehicleForm(), build([])]) expect(readTrip(form)).toEqual(emptySearch)
  })
})

describe('prefilling a form', () => {
  const trip: TripSearch = { ...given, from: '', destination: '', return_date: '' }

  it.each([searchForm, vehicleForm])('puts the trip into the empty controls: %#', (build) => {
    const form = build()
    prefill(form, trip)
    expect(readTrip(form)).toEqual(trip)
  })

  it('keeps the visitor’s input', () => {
    const typed = { location: 'Saket', name: 'Ravi' }
    const form = searchForm(typed)
    prefill(form, trip)
    expect(readTrip(form)).toEqual({ ...trip, ...typed })
  })
})

it('the control for a value of a trip is its own in a search, and the date with time of a vehicle’s form', () => {
  expect(tripControl(searchForm(), 'time')).toHaveAttribute('name', 'time')
  expect(tripControl(vehicleForm(), 'time')).toHaveAttribute('name', 'dateTime')
})

describe('switching to the other tab', () => {
  it.each([
    ['moves the place', { location: 'Saket' }, ['', 'Saket'], ['Saket', '']],
    ['does not move a place when both are typed', { location: 'A', from: 'B' }, ['A', 'B'], ['A', 'B']],
    [
      'moves the place into a field with spaces only',
      { location: 'Saket', from: ' ' },
      ['', 'Saket'],
      ['Saket', ''],
    ],
  ])('%s, there and back', (_, typed, there, back) => {
    const form = searchForm(typed)
    const placesOf = (type: TripType) => {
      movePlace(form, type)
      return [control(form, 'location').value, control(form, 'from').value]
    }
    expect([placesOf('outstation'), placesOf('local')]).toEqual([there, back])
  })

  it.each([
    ['hotel taj, agra', ['hotel taj, agra', '']],
    ['Agra Road', ['', 'Agra Road']],
  ])(
    '%s is where the trip goes only if it is suggested as a destination',
    (location, [destination, from]) => {
      const form = searchForm({ location })
      form.insertAdjacentHTML('beforeend', '<datalist id="places"><option value="Agra"></datalist>')
      control(form, 'destination').setAttribute('list', 'places')
      movePlace(form, 'outstation')
      expect(readTrip(form)).toMatchObject({ location: '', destination, from })
    },
  )

  it.each(['location', 'from'] as const)('keeps a %s that is the only place of its form', (name) => {
    for (const type of ['local', 'outstation'] as const) {
      const form = build([name], { [name]: 'Saket' })
      movePlace(form, type)
      expect(control(form, name)).toHaveValue('Saket')
    }
  })
})
