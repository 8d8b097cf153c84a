'use client'

import { TripSearch, type TripSearchProps } from '@/components/enquiry/trip-search'
import { useQueryTrip } from '@/lib/trip/use-query-trip'

/** The trip search on the page of offers, filled from the query string. */
export function OffersForm(props: Omit<TripSearchProps, 'trip' | 'narrow' | 'stays'>) {
  return <TripSearch {...props} trip={useQueryTrip()} narrow stays />
}
