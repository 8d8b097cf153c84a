'use client'

import { TripSearch, type TripSearchProps } from '@/components/enquiry/trip-search'
import { useQueryTrip } from '@/lib/trip/use-query-trip'
import { island } from '@/late-start/island'

/** The trip search on the page of offers, filled from the query string. */
function OffersFormPart(props: Omit<TripSearchProps, 'trip' | 'narrow' | 'stays'>) {
  return <TripSearch {...props} trip={useQueryTrip()} narrow stays />
}

export const OffersForm = island('offers-form', OffersFormPart)
