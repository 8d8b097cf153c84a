'use client'

import { SentFold } from '@/components/enquiry/sent-fold'
import { TripSearch, type TripSearchProps } from '@/components/enquiry/trip-search'
import { useKnownEnquiry } from '@/components/enquiry/use-known-enquiry'
import { useQueryTrip } from '@/components/enquiry/use-query-trip'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { SEARCH_FORM_ID } from '@/lib/routes/routes'
import { island } from '@/late-start/island'

type OffersFormProps = Omit<TripSearchProps, 'trip' | 'isRestoring' | 'narrow' | 'stays'> & {
  heading: string
}

/** The trip search on the page of offers, filled from the query string. */
function OffersFormPart({ heading, ...props }: OffersFormProps) {
  const trip = useQueryTrip()
  const isRestoring = useBrowserValue(() => window.location.search !== '', true) && !trip
  const isSent = useKnownEnquiry()?.isSent === true
  return (
    <SentFold
      formId={SEARCH_FORM_ID}
      isSent={isSent}
      label={props.messages.again}
      note={props.messages.againNote}
    >
      <h2 className="mb-4 text-h4">{heading}</h2>
      <TripSearch {...props} trip={trip} isRestoring={isRestoring} narrow stays />
    </SentFold>
  )
}

export const OffersForm = island('offers-form', OffersFormPart)
