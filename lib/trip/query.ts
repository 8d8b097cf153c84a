import { controlSchemas } from './schema'
import { emptySearch, searchControls, type TripSearch } from './trip'

/**
 * The query string of a search, without its '?'. Spec, section 2: location, date, time, name, contact, from,
 * destination, and return_date when it is set.
 */
export function toQuery(trip: TripSearch): string {
  const wanted = searchControls.filter((control) => control !== 'return_date' || trip.return_date !== '')
  return new URLSearchParams(wanted.map((control) => [control, trip[control]])).toString()
}

/**
 * Reads a search back from a query string, which anybody may have written: each value is parsed on its own, and an
 * over-long, ill-formed or repeated one is dropped. Never throws.
 */
export function fromQuery(query: string): TripSearch {
  const params = new URLSearchParams(query)
  const trip = { ...emptySearch }
  for (const control of searchControls) {
    const values = params.getAll(control)
    const parsed = controlSchemas[control].safeParse(values[0])
    if (values.length === 1 && parsed.success) trip[control] = parsed.data
  }
  return trip
}
