import { controlNamed, filterTyped } from '@/lib/form/controls'
import { filterName } from './filters'
import { bumpTime, earliestPickup, earliestReturn, splitDateTime } from './pickup'
import { emptySearch, searchControls, type TripSearch, type TripType } from './trip'

/** The controls of a trip form: the search's by their names, and the vehicle form's `dateTime`. */
export type TripControl = keyof TripSearch | 'dateTime'

/** The input of that name in the form, if it has one. */
export function controlOf(form: HTMLFormElement, name: TripControl): HTMLInputElement | undefined {
  const control = controlNamed(form, name)
  return control instanceof HTMLInputElement ? control : undefined
}

/** Strips from a name control what it does not accept. A number's control keeps its own rule: components/form/number-field. */
export function filterControl(input: HTMLInputElement): void {
  if (input.name === 'name') filterTyped(input, filterName)
}

const setMin = (input: HTMLInputElement | undefined, min: string) => {
  if (input) input.min = min
}

/** Sets the minimums of the date controls as they stand at `now`. S6.3, S6.4. */
export function setMinimums(form: HTMLFormElement, now: Date): void {
  const earliest = earliestPickup(now)
  const date = controlOf(form, 'date')
  setMin(date, earliest.date)
  setMin(controlOf(form, 'return_date'), earliestReturn(date?.value ?? '', now))
  setMin(controlOf(form, 'dateTime'), `${earliest.date}T${earliest.time}`)
}

/** Moves a time that is earlier than allowed on its day up to the earliest. S6.4. */
export function bumpTimes(form: HTMLFormElement, now: Date): void {
  const [date, time, dateTime] = (['date', 'time', 'dateTime'] as const).map((name) => controlOf(form, name))
  if (time) time.value = bumpTime({ date: date?.value ?? '', time: time.value }, now)
  if (dateTime?.value) {
    const given = splitDateTime(dateTime.value)
    dateTime.value = `${given.date}T${bumpTime(given, now)}`
  }
}

/** Reads what the form holds. A vehicle form's `dateTime` comes back as date and time. */
export function readTrip(form: HTMLFormElement): TripSearch {
  const values = Object.fromEntries(searchControls.map((name) => [name, controlOf(form, name)?.value ?? '']))
  const dateTime = controlOf(form, 'dateTime')
  return { ...emptySearch, ...values, ...(dateTime && splitDateTime(dateTime.value)) }
}

/** Puts a trip into the form's controls that are still empty: what the visitor typed stands. */
export function prefill(form: HTMLFormElement, trip: TripSearch): void {
  for (const name of searchControls) {
    const control = controlOf(form, name)
    if (control && control.value === '') control.value = trip[name]
  }
}

/** The control that a part of a trip is typed into. A vehicle form holds date and time in one. */
export const tripControl = (form: HTMLFormElement, name: TripControl) =>
  controlOf(form, name) ?? controlOf(form, 'dateTime')

/** Moves the place that is typed to the tab that is turned to. One that stands there already stays, and so do both. */
export function movePlace(form: HTMLFormElement, type: TripType): void {
  const [location, from] = [controlOf(form, 'location'), controlOf(form, 'from')]
  const [source, target] = type === 'local' ? [from, location] : [location, from]
  if (!source || !target || target.value.trim() !== '') return
  target.value = source.value
  source.value = ''
}
