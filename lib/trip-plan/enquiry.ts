import type { TemplateParams } from '@/lib/enquiry/outcome'
import { SEARCH_CAR_NAME, tripParams } from '@/lib/enquiry/templates'
import { addDays } from '@/lib/time/days'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import { sameName, type Sender, stopsOf, type TripPlan } from './plan'

/** The destination of a trip: the last stop of a one-way trip, else the last stop at another place than the first. */
function destinationOf(plan: TripPlan): string {
  const places = stopsOf(plan).map(({ stop }) => stop.place.trim())
  const [first = '', ...others] = places
  const isElsewhere = (place: string) => !sameName(place, first)
  return (plan.isReturn ? others.findLast(isElsewhere) : undefined) ?? others.at(-1) ?? ''
}

/**
 * The plan as the trip of an enquiry, by the control names of S4.1: start, destination, first day and time, and the
 * day of the return.
 */
export function tripOf(plan: TripPlan, sender: Pick<Sender, 'name' | 'contact'>): TripSearch {
  const { start, days, type, isReturn } = plan
  const place = stopsOf(plan)[0]?.stop.place.trim() ?? ''
  return {
    ...emptySearch,
    ...(type === 'local' ? { location: place } : { from: place, destination: destinationOf(plan) }),
    date: start,
    time: days[0]?.stops[0]?.time ?? '',
    return_date: type === 'outstation' && isReturn && start ? addDays(start, days.length - 1) : '',
    name: sender.name,
    contact: sender.contact,
  }
}

/**
 * The template parameters of a plan's enquiry: those of any trip, and in `message`, after the return date (S7.2), the
 * brief, which docs/trip-brief.md describes.
 * @param brief at most `MAX_BRIEF` characters.
 */
export function planParams(
  trip: TripSearch,
  plan: Pick<TripPlan, 'type'>,
  brief: string,
  page: URL | Location,
): TemplateParams {
  const params = tripParams(trip, plan.type, SEARCH_CAR_NAME, page)
  return { ...params, message: `${params.message}\n${brief}` }
}
