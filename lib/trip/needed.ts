import type { TripControl } from './form'

/** What may still be needed before a trip can be sent: the keys of `trip.needed` in `content/interface.yaml`. */
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
  'complete',
] as const
export type NeededKey = (typeof neededKeys)[number]

/** What is still needed, and the control it is needed in. Without a control nothing is. */
export type Needed = { key: NeededKey; control?: HTMLInputElement }

const wrongKeys: Partial<Record<TripControl, NeededKey>> = {
  date: 'datePast',
  dateTime: 'datePast',
  return_date: 'returnDate',
  contact: 'contactShort',
}

/** @param control the first one that keeps the trip from being sent: it is empty, or what it holds is wrong. */
export function neededIn(control: HTMLInputElement): Needed {
  const name = control.name as TripControl
  const key = (control.value.trim() && wrongKeys[name]) || (name === 'return_date' ? 'returnDate' : name)
  return { key, control }
}

let needed: Needed | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: a page has one trip form, and the offers' dialog says the same as it. */
export function subscribeNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is still needed, once the visitor has tried to send. */
export const getNeeded = () => needed

export function setNeeded(next: Needed | undefined): void {
  needed = next
  listeners.forEach((listener) => listener())
}
