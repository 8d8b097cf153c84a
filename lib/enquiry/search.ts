import { track } from '@/lib/analytics/track'
import { keepWellFormed, toQuery } from '@/lib/trip/query'
import { checkTrip } from '@/lib/trip/schema'
import { clearOtherTab, type TripSearch, type TripType } from '@/lib/trip/trip'
import { discard } from './outbox-key'
import { beginEnquiry, prepareToSend, type Result, type SendOptions } from './send'
import { SEARCH_CAR_NAME, tripParams } from './templates'
import { trackOutcome } from './track-outcome'

/** How long Search waits for the answer once the worker has the enquiry: in most cases it is known before navigation. */
export const TAKEN_WAIT_MS = 2000
/** The same where nothing is stored, so that no later page could hear of a failure. */
export const UNSTORED_WAIT_MS = 15_000
/** Without a worker the page that asks stays as long as a provider may take, since an answer that it misses is lost. */
export const HOLD_MS = 31_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A failure that will be retried is not tracked. */
function trackSearch(result: Result, isStored: boolean): void {
  if (!result.isRepeated && (result.status === 'sent' || !isStored)) trackOutcome(result)
}

/** @returns whether the enquiry is neither known to have arrived nor kept for another attempt. */
async function sendSearch(
  trip: TripSearch,
  type: TripType,
  page: Location,
  options: SendOptions,
): Promise<boolean> {
  let isConfirmed = false
  let onTaken = () => undefined as void
  const taken = new Promise<void>((resolve) => (onTaken = resolve))
  const params = tripParams(trip, type, SEARCH_CAR_NAME, page)
  const { isStored, result } = beginEnquiry('trip', params, { ...options, isSilent: true, onTaken })
  const ended = result.then((end) => {
    // Missing identifiers are not shown to the visitor (S7.5).
    isConfirmed = end.status === 'sent' || end.reason === 'not-configured'
    trackSearch(end, isStored)
  })
  const leave = taken.then(() => wait(isStored ? TAKEN_WAIT_MS : UNSTORED_WAIT_MS))
  await Promise.race([ended, leave, wait(HOLD_MS)])
  return !isStored && !isConfirmed
}

export { prepareToSend }

/**
 * Sends the enquiry of a search, if its trip is complete (S6.5, S7.2; an incomplete one is silently not sent). It
 * resolves when the page may navigate: the outcome is known, or the worker has the enquiry. One that has failed or has
 * no outcome by then stays in the outbox, and the next page retries it.
 * @param options the reference under which the loader has stored this search, and whether its honeypot is filled in.
 * @returns the query string for the page of offers, and whether the call back is not confirmed: nothing was stored,
 * and the one attempt did not succeed.
 */
export async function submitSearch(
  raw: TripSearch,
  type: TripType,
  page: Location,
  now: Date,
  options: Pick<SendOptions, 'reference' | 'isSuspect'> = {},
): Promise<{ query: string; isUnconfirmed: boolean }> {
  track('search')
  const check = checkTrip(raw, type, now)
  if (!check.ok) discard(options.reference)
  const isUnconfirmed = check.ok && (await sendSearch(check.trip, type, page, options))
  return { query: toQuery(check.ok ? check.trip : keepWellFormed(clearOtherTab(raw, type))), isUnconfirmed }
}
