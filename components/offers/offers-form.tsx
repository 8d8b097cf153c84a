'use client'

import { useSyncExternalStore } from 'react'
import { TripSearch, type TripSearchProps } from '@/components/enquiry/trip-search'
import { useQueryTrip } from '@/lib/trip/use-query-trip'
import { island } from '@/late-start/island'

const neverChanges = () => () => undefined

const useHasQuery = () =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.search !== '',
    () => true,
  )

/** The trip search on the page of offers, filled from the query string. */
function OffersFormPart(props: Omit<TripSearchProps, 'trip' | 'isRestoring' | 'narrow' | 'stays'>) {
  const trip = useQueryTrip()
  const isRestoring = useHasQuery() && !trip
  return <TripSearch {...props} trip={trip} isRestoring={isRestoring} narrow stays />
}

export const OffersForm = island('offers-form', OffersFormPart)
