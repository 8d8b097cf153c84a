/** @jest-environment jsdom */
import { digestOf } from '@/lib/enquiry/digest'
import { findEnquiry } from '@/lib/enquiry/known-trip'
import { mailSafe } from '@/lib/enquiry/mail-safe'
import { discard } from '@/lib/enquiry/outbox-key'
import { store } from '@/lib/enquiry/outbox-store'
import { recordSent } from '@/lib/enquiry/sent-log'
import { SEARCH_CAR_NAME, tripParams } from '@/lib/enquiry/templates'
import type { TripSearch, TripType } from '@/lib/trip/trip'
import { localTrip, noonInDelhi, outstationTrip } from './fakes'

const now = noonInDelhi.getTime()
const find = (trip: TripSearch) => findEnquiry(trip, window.location, now)
const paramsOf = (trip: TripSearch, type: TripType) =>
  mailSafe(tripParams(trip, type, SEARCH_CAR_NAME, window.location))

beforeEach(() => localStorage.clear())

it('is nothing before a search', () => {
  expect(find(localTrip)).toBeUndefined()
})

it.each([
  ['local', localTrip],
  ['outstation', outstationTrip],
] as const)('knows a %s search that waits, and once it was sent', (type, trip) => {
  const reference = type === 'local' ? 'K7M3QX' : 'P4R8TW'
  store(reference, { createdAt: now, template: 'trip', params: paramsOf(trip, type) })
  const asked = expect.stringContaining(trip.location || trip.from) as string
  expect(find(trip)).toEqual({ reference, asked, isSent: false })
  expect(find({ ...trip, name: 'Ravi Verma' })).toBeUndefined()
  recordSent({ at: now, reference, digest: digestOf({ template: 'trip', params: paramsOf(trip, type) }) })
  expect(find(trip)).toEqual({ reference, asked, isSent: true })
  discard(reference)
  expect(find(trip)).toEqual({ reference, asked, isSent: true })
})
