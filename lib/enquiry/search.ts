import { track } from '@/lib/measure/track'
import { checkTrip } from '@/lib/trip/schema'
import { keepWellFormed, toQuery } from '@/lib/trip/query'
import { clearOtherTab, type TripSearch, type TripType } from '@/lib/trip/trip'
import { discard } from './outbox'
import { waitWithTimeout } from './wait-with-timeout'
import { beginEnquiry, prepareToSend, type Result, SLOW_MS } from './send'
import { SEARCH_CAR_NAME, tripParams } from './templates'
import { trackOutcome } from './track-outcome'

/** How long Search waits for the answer, so that in most cases the outcome is known before navigation. */
export const SEARCH_WAIT_MS = 4000

export { prepareToSend }

/** A failure that will be retried is not tracked. */
function trackSearch(result: Result, isStored: boolean): void {
  if (!result.isRepeated && (result.status === 'sent' || !isStored)) trackOutcome(result)
}

async function sendSearch(trip: TripSearch, type: TripType, page: Location, given?: string): Promise<void> {
  const build = (reference: string) => tripParams(trip, type, SEARCH_CAR_NAME, page, reference)
  const { isStored, result } = beginEnquiry('trip', build, { reference: given, isSilent: true })
  const tracked = result.then((end) => trackSearch(end, isStored))
  await waitWithTimeout(tracked, isStored ? SEARCH_WAIT_MS : SLOW_MS)
}

/**
 * Sends the enquiry of a search, if its trip is complete (S6.5, S7.2; an incomplete one is silently not sent). It
 * waits for the outcome 4 s at most; an enquiry that has failed or has no outcome by then stays in the outbox, and
 * the next page retries it. Where storage is blocked it waits 15 s.
 * @param given the reference under which the loader has stored this search.
 * @returns the query string for the page of offers.
 */
export async function submitSearch(
  raw: TripSearch,
  type: TripType,
  page: Location,
  now: Date,
  given?: string,
): Promise<string> {
  track('search')
  const check = checkTrip(raw, type, now)
  if (check.ok) await sendSearch(check.trip, type, page, given)
  else if (given) discard(given)
  return toQuery(check.ok ? check.trip : keepWellFormed(clearOtherTab(raw, type)))
}
