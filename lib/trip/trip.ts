import type { LocalTime } from '@/lib/time/delhi'

/**
 * A local trip stays around one place; an outstation trip goes from one place to another. S4.1: local is the default.
 */
export const tripTypes = ['local', 'outstation'] as const
export type TripType = (typeof tripTypes)[number]

/** The search form's state, by the control names of S4.1. An empty string means 'not given'. */
export type TripSearch = LocalTime & {
  location: string
  from: string
  destination: string
  return_date: string
  name: string
  contact: string
}

/** The controls of a search, in the order of the query string (S4.2). */
export const searchControls = [
  'location',
  'date',
  'time',
  'name',
  'contact',
  'from',
  'destination',
  'return_date',
] as const satisfies readonly (keyof TripSearch)[]

/** The hidden control of a vehicle's form that names the vehicle, so that a captured form is complete by itself. */
export const VEHICLE_CONTROL = 'car_name'

/** An empty search. */
export const emptySearch: TripSearch = {
  location: '',
  from: '',
  destination: '',
  date: '',
  return_date: '',
  time: '',
  name: '',
  contact: '',
}

/** The kind of trip, by the places that are given. */
export const tripTypeOf = ({ from, destination }: Pick<TripSearch, 'from' | 'destination'>): TripType =>
  from || destination ? 'outstation' : 'local'

/** What is asked besides a trip: who travels, and in which vehicle, by its slug. */
type Asked = { people: string; bags: string; vehicle?: string }

/**
 * A trip without name and number, with what else is asked, as the fragment of the trip planner's address:
 * lib/trip-plan/from-trip.ts reads it.
 */
export function toFragment(trip: TripSearch, { people, bags, vehicle = '' }: Asked): string {
  const told = { ...trip, people, bags, vehicle, name: '', contact: '' }
  return new URLSearchParams(Object.entries(told).filter(([, value]) => value)).toString()
}

/** S4.2: Search navigates only if one of the places is not empty. */
export const hasPlace = ({ location, from, destination }: TripSearch) =>
  [location, from, destination].some((place) => place.trim() !== '')

/**
 * Clears the values that do not belong to the kind of trip: the places of the other tab, and the return date of a
 * local trip.
 */
export function clearOtherTab(trip: TripSearch, type: TripType): TripSearch {
  return type === 'local'
    ? { ...trip, from: '', destination: '', return_date: '' }
    : { ...trip, location: '' }
}
