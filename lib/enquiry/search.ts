import { track } from '@/lib/measure/track'
import { checkTrip } from '@/lib/trip/schema'
import { keepWellFormed, toQuery } from '@/lib/trip/query'
import { keepOwn, type TripSearch, type TripType } from '@/lib/trip/trip'
import { enqueue } from './outbox'
import { sendEnquiry } from './send'
import { SEARCH_CAR_NAME, tripParams } from './templates'
import { trackOutcome } from './track-outcome'

/**
 * Puts the enquiry of a search on its way, if its trip is complete: into the outbox, which sends it from the next
 * page on, or straight to the provider where the browser keeps nothing. Spec, sections 5 and 7; an incomplete trip
 * is silently not sent.
 * @returns the query string that the search leads to the offers with.
 */
export async function submitSearch(
  raw: TripSearch,
  type: TripType,
  page: Location,
  now: Date,
): Promise<string> {
  track('search')
  const check = checkTrip(raw, type, now)
  if (check.ok) {
    const params = tripParams(check.trip, type, SEARCH_CAR_NAME, page)
    if (!enqueue(params, now.getTime())) trackOutcome(await sendEnquiry('trip', params))
  }
  return toQuery(check.ok ? check.trip : keepWellFormed(keepOwn(raw, type)))
}
