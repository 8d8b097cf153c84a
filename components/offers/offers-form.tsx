'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { TripSearch, type TripSearchProps } from '@/components/enquiry/trip-search'
import { useKnownEnquiry } from '@/components/enquiry/use-known-enquiry'
import { useQueryTrip } from '@/components/enquiry/use-query-trip'
import { SEARCH_FORM_ID } from '@/lib/routes/routes'
import { island } from '@/late-start/island'

const neverChanges = () => () => undefined

const useHasQuery = () =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.search !== '',
    () => true,
  )

/** Whatever leads to the form opens its fold. @returns a ref of the fold. */
function useFold(isSent: boolean) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = fold
    if (isSent && current && !current.contains(document.activeElement)) current.open = false
  }, [isSent])
  useEffect(() => {
    const unfold = ({ target }: MouseEvent) => {
      const leadsHere = target instanceof Element && target.closest(`a[href$="#${SEARCH_FORM_ID}"]`)
      if (leadsHere && fold.current) fold.current.open = true
    }
    document.addEventListener('click', unfold)
    return () => document.removeEventListener('click', unfold)
  }, [])
  return fold
}

/** Focuses the first field that is shown, once an opened fold shows it. */
function focusFirst({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open)
    [...currentTarget.querySelectorAll('input')].find(({ offsetParent }) => offsetParent)?.focus()
}

type OffersFormProps = Omit<TripSearchProps, 'trip' | 'isRestoring' | 'narrow' | 'stays'>

/**
 * The trip search on the page of offers, filled from the query string. Once its enquiry was sent it folds to one line, so
 * that nobody sends it again by looking for the next step; not while it is being used.
 */
function OffersFormPart(props: OffersFormProps) {
  const trip = useQueryTrip()
  const isRestoring = useHasQuery() && !trip
  const isSent = useKnownEnquiry()?.isSent === true
  const fold = useFold(isSent)
  return (
    <details ref={fold} open onToggle={isSent ? focusFirst : undefined}>
      <summary
        hidden={!isSent}
        className="min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4"
      >
        {props.messages.again}
      </summary>
      <TripSearch {...props} trip={trip} isRestoring={isRestoring} narrow stays />
    </details>
  )
}

export const OffersForm = island('offers-form', OffersFormPart)
