'use client'

import { TripSearch } from '@/components/enquiry/trip-search'
import type { Words } from '@/lib/content/words'
import { useQueryTrip } from '@/lib/trip/use-query-trip'

/** The trip search over the offers' picture, filled from the query string. */
export function OffersForm({ words }: { words: Words['trip'] }) {
  return <TripSearch words={words} trip={useQueryTrip()} narrow />
}
