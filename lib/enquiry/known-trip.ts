import { tripTypeOf, type TripSearch } from '@/lib/trip/trip'
import { askedIn } from './asked'
import { digestOf } from './digest'
import { mailSafe } from './mail-safe'
import { findWaiting } from './send'
import { findSent } from './sent-log'
import { SEARCH_CAR_NAME, tripParams } from './templates'

/** The enquiry of a search, as recorded in this browser. */
export type KnownEnquiry = { reference: string; asked?: string; isSent: boolean }

/**
 * The enquiry of a search that was sent in the last ten minutes, or is in the outbox; undefined where there is none.
 */
export function findEnquiry(trip: TripSearch, page: Location, now: number): KnownEnquiry | undefined {
  const params = mailSafe(tripParams(trip, tripTypeOf(trip), SEARCH_CAR_NAME, page))
  const enquiry = { template: 'trip', params } as const
  const digest = digestOf(enquiry)
  const sent = findSent(digest, now)
  const reference = sent?.reference ?? findWaiting(digest)
  return reference === undefined
    ? undefined
    : { reference, asked: askedIn(enquiry), isSent: sent !== undefined }
}
