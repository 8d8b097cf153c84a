import { controlSchemas } from './schema'
import { emptySearch, searchControls, type TripSearch } from './trip'

/**
 * The query string of a search, without its '?'. S4.2: location, date, time, name, contact, from,
 * destination, and return_date when it is set.
 */
export function toQuery(trip: TripSearch): string {
  const wanted = searchControls.filter((control) => control !== 'return_date' || trip.return_date !== '')
  return new URLSearchParams(wanted.map((control) => [control, trip[control]])).toString()
}

/** Replaces invalid and over-long values of a search by empty strings. Never throws. */
export function keepWellFormed(trip: TripSearch): TripSearch {
  const kept = { ...emptySearch }
  for (const control of searchControls) {
    const parsed = controlSchemas[control].safeParse(trip[control])
    if (parsed.success) kept[control] = parsed.data
  }
  return kept
}

/**
 * Parses a search from a query string, which is not trusted: each value is parsed on its own, and an over-long,
 * invalid or repeated one is dropped. Never throws.
 */
export function fromQuery(query: string): TripSearch {
  const params = new URLSearchParams(query)
  const given = { ...emptySearch }
  for (const control of searchControls) {
    const [value = '', ...others] = params.getAll(control)
    if (others.length === 0) given[control] = value
  }
  return keepWellFormed(given)
}
