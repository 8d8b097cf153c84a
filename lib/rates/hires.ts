import { daysBetween, isDay } from '@/lib/time/days'
import { findLeg, isInCity, type KnownRoad, legLength } from '@/lib/guides/legs'
import { type TripSearch, tripTypeOf } from '@/lib/trip/trip'
import type { Hire } from './estimate'

/** A journey out of town, with a night wherever a day ends. */
export const journey = (kilometres: number, days: number): Hire => ({
  kind: 'outstation',
  days,
  nights: days - 1,
  kilometres,
})

/**
 * The hire of a search: in the city the local package; from it a journey there and back, whose length a guide and
 * whose days the dates tell. Undefined where they do not, and from elsewhere: the way from the garage is not in it.
 */
export function hireOfSearch(trip: TripSearch, roads: KnownRoad[]): Hire | undefined {
  if (tripTypeOf(trip) === 'local') return { kind: 'local', hours: 0, kilometres: 0 }
  const road = isInCity(roads, trip.from) ? findLeg(roads, trip.from, trip.destination) : undefined
  const { date: first, return_date: last } = trip
  if (!road || !isDay(first) || !isDay(last) || last < first) return undefined
  return journey(2 * legLength(road), daysBetween(first, last) + 1)
}
