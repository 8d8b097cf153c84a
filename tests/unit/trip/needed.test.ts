/** @jest-environment jsdom */
import { type NeededKey, neededIn } from '@/lib/trip/needed'

function control(name: string, value: string, type = 'text'): HTMLInputElement {
  const input = document.createElement('input')
  return Object.assign(input, { type, name, value })
}

const cases: [name: string, value: string, key: NeededKey, type: string][] = [
  ['location', '', 'location', 'text'],
  ['location', '  ', 'location', 'text'],
  ['from', '', 'from', 'text'],
  ['destination', '', 'destination', 'text'],
  ['date', '', 'date', 'date'],
  ['date', '2020-01-01', 'datePast', 'date'],
  ['dateTime', '', 'dateTime', 'datetime-local'],
  ['dateTime', '2020-01-01T10:00', 'datePast', 'datetime-local'],
  ['time', '', 'time', 'time'],
  ['return_date', '', 'returnDate', 'date'],
  ['return_date', '2020-01-01', 'returnDate', 'date'],
  ['name', '', 'name', 'text'],
  ['contact', '', 'contact', 'tel'],
  ['contact', '  ', 'contact', 'tel'],
  ['contact', '98765', 'contactShort', 'tel'],
  ['contact', '+442079460958', 'contactForeign', 'tel'],
]

it.each(cases)('returns the message key for %s with %j', (name, value, key, type) => {
  const input = control(name, value, type)
  expect(neededIn(input)).toEqual({ key, control: input })
})
