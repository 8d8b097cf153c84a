import { daysBetween, isDay } from '@/lib/time/days'
import { fromQuery } from '@/lib/trip/query'
import { hasPlace, type TripSearch, tripTypeOf } from '@/lib/trip/trip'
import { emptyPlan, emptyStop, limits, type TripPlan } from './plan'
import { readPlan } from './schema'

/** How many days a search names, from its first to its return: 1 where it does not. */
function daysOf({ date, return_date: last }: TripSearch): number {
  const days = isDay(date) && isDay(last) ? daysBetween(date, last) + 1 : 1
  return Math.min(limits.days, Math.max(1, days))
}

/** The places of each day: there on the first, back on the last. */
function placesOf(trip: TripSearch): string[][] {
  if (tripTypeOf(trip) === 'local') return [[trip.location, '']]
  const { from, destination, return_date: back } = trip
  const days = daysOf(trip)
  if (days === 1) return [back ? [from, destination, from] : [from, destination]]
  const between = Array.from({ length: days - 2 }, () => [destination])
  return [[from, destination], ...between, [destination, from]]
}

const countOf = (typed: string | null, most: number) =>
  /^\d{1,4}$/.test(typed ?? '') ? Math.min(most, Number(typed)) : undefined

/**
 * The plan of a trip in an address's fragment, which is not trusted: 'from=Delhi&destination=Nainital&people=12', by the
 * controls of a search.
 * @param fragment without '#'. @param fleet the slugs of which a vehicle must be one. @returns undefined where it names no place. Never throws.
 */
export function planOfTrip(fragment: string, fleet: string[] = []): TripPlan | undefined {
  const trip = fromQuery(fragment)
  if (!hasPlace(trip)) return undefined
  const asked = new URLSearchParams(fragment)
  const vehicle = asked.get('vehicle') ?? ''
  const plan = emptyPlan('trip')
  return readPlan({
    ...plan,
    type: tripTypeOf(trip),
    isReturn: trip.return_date !== '',
    start: trip.date,
    days: placesOf(trip).map((places, day) => ({
      stops: places.map((place, index) => ({
        ...emptyStop(0),
        place: place.slice(0, limits.place),
        time: day + index === 0 ? trip.time : '',
      })),
    })),
    party: {
      ...plan.party,
      adults: countOf(asked.get('people'), limits.people) ?? plan.party.adults,
      largeBags: countOf(asked.get('bags'), limits.bags) ?? 0,
    },
    vehicles: fleet.includes(vehicle) ? [{ slug: vehicle, count: 1 }] : [],
  })
}
