import { createStore } from '@/lib/browser/storage'
import { numberNoteFor } from '@/lib/phone/number'
import type { TripControl } from './form'

/**
 * The messages for values that are missing or invalid before a trip can be sent: the keys of `trip.needed` in
 * `content/interface.yaml`.
 */
export const neededKeys = [
  'location',
  'from',
  'destination',
  'date',
  'datePast',
  'dateTime',
  'time',
  'returnDate',
  'name',
  'contact',
  'contactShort',
  'contactForeign',
  'complete',
] as const
export type NeededKey = (typeof neededKeys)[number]

/** The message for the first missing or invalid value, and its control. Without a control the trip is complete. */
export type Needed = { key: NeededKey; control?: HTMLInputElement }

const wrongKeys: Partial<Record<TripControl, NeededKey>> = {
  date: 'datePast',
  dateTime: 'datePast',
  return_date: 'returnDate',
}

/** @param value a contact number that is not one of ten digits. */
export function neededContact(value: string): NeededKey {
  if (value === '') return 'contact'
  return numberNoteFor(value) === 'foreign' ? 'contactForeign' : 'contactShort'
}

/** @param control the first control that prevents sending: it is empty or its value is invalid. */
export function neededIn(control: HTMLInputElement): Needed {
  const name = control.name as TripControl
  const value = control.value.trim()
  if (name === 'contact') return { key: neededContact(value), control }
  return { key: (value && wrongKeys[name]) || (name === 'return_date' ? 'returnDate' : name), control }
}

/**
 * What is still needed; undefined until the visitor has tried to send. A page has one trip form, and the dialog of the
 * offers shows the same message.
 */
export const neededStore = createStore<Needed | undefined>(undefined)
