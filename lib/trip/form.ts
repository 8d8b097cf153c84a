import { controlNamed, filterTyped } from '@/lib/form/controls'
import { isPlace } from '@/lib/guides/typed-place'
import { filterName } from './filters'
import { bumpTrip, earliestPickup, earliestReturn } from './pickup'
import { type LocalTime, splitDateTime, toDelhiTime } from '@/lib/time/delhi'
import { emptySearch, searchControls, type TripSearch, type TripType } from './trip'

/** The controls of a trip form: the search's by their names, and the vehicle form's `dateTime`. */
export type TripControl = keyof TripSearch | 'dateTime'

/** The input of that name in the form, if it has one. */
export function controlOf(form: HTMLFormElement, name: TripControl): HTMLInputElement | undefined {
  const control = controlNamed(form, name)
  return control instanceof HTMLInputElement ? control : undefined
}

/** Removes invalid characters from a name control. Telephone numbers are filtered by components/form/number-field. */
export function filterControl(input: HTMLInputElement): void {
  if (input.name === 'name') filterTyped(input, filterName)
}

const setMin = (input: HTMLInputElement | undefined, min: string) => {
  if (input) input.min = min
}

/** Sets the `min` attributes of the date controls for the time `now`. S6.3, S6.4. */
export function setMinimums(form: HTMLFormElement, now: Date): void {
  const earliest = earliestPickup(now)
  const date = controlOf(form, 'date')
  setMin(date, earliest.date)
  setMin(controlOf(form, 'return_date'), earliestReturn(date?.value ?? '', now))
  setMin(controlOf(form, 'dateTime'), `${earliest.date}T${earliest.time}`)
}

/** The day since which the form allows a pickup: it may be open since yesterday. */
function allowedSince(form: HTMLFormElement, now: Date): string {
  const today = toDelhiTime(now).date
  const { min } = controlOf(form, 'date') ?? controlOf(form, 'dateTime') ?? {}
  return min && min < today ? min.slice(0, 10) : today
}

/**
 * Moves a pickup that is too early, with a return date that would then be before it.
 * @returns the pickup, where it was moved.
 */
export function movePickup(form: HTMLFormElement, now: Date): LocalTime | undefined {
  const given = readTrip(form)
  const { date, time, return_date } = bumpTrip(given, now, allowedSince(form, now))
  if (date === given.date && time === given.time) return undefined
  const values = { date, time, return_date, dateTime: `${date}T${time}` }
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name as TripControl)
    if (control && control.value !== '') control.value = value
  }
  return { date, time }
}

/**
 * Reads the form's values. A vehicle form's `dateTime` is split into date and time. The name is filtered: no event tells
 * of one that an extension or a password manager has set.
 */
export function readTrip(form: HTMLFormElement): TripSearch {
  const values = Object.fromEntries(searchControls.map((name) => [name, controlOf(form, name)?.value ?? '']))
  const dateTime = controlOf(form, 'dateTime')
  const trip: TripSearch = { ...emptySearch, ...values, ...(dateTime && splitDateTime(dateTime.value)) }
  return { ...trip, name: filterName(trip.name) }
}

/** Fills the form's empty controls from a trip: what the visitor typed stays. */
export function prefill(form: HTMLFormElement, trip: TripSearch): void {
  const dateTime = trip.date && trip.time && `${trip.date}T${trip.time}`
  for (const [name, value] of Object.entries({ ...trip, dateTime })) {
    const control = controlOf(form, name as TripControl)
    if (control && control.value === '') control.value = value
  }
}

/** The control for a value of a trip. A vehicle form has one control for date and time. */
export const tripControl = (form: HTMLFormElement, name: TripControl) =>
  controlOf(form, name) ?? controlOf(form, 'dateTime')

/**
 * Moves the typed place to the control of the newly selected tab: one that is suggested as a destination is where the
 * trip goes. If that control has a value already, both stay unchanged.
 */
export function movePlace(form: HTMLFormElement, type: TripType): void {
  const location = controlOf(form, 'location')
  const destination = controlOf(form, 'destination')
  const suggested = [...(destination?.list?.options ?? [])]
  const isOutOfTown = suggested.some(({ value }) => isPlace(location?.value ?? '', value))
  const away = isOutOfTown ? destination : controlOf(form, 'from')
  const [source, target] = type === 'local' ? [away, location] : [location, away]
  if (!source || !target || target.value.trim() !== '') return
  target.value = source.value
  source.value = ''
}
