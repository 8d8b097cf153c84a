import { useEffect, useState } from 'react'
import { useStore } from '@/components/ui/use-browser-value'
import { useQueryTrip } from './use-query-trip'
import type { KnownEnquiry } from '@/lib/enquiry/known-trip'
import { outboxNews } from '@/lib/enquiry/outbox-runner'

/**
 * The state of the enquiry of the search in the page's query string, as far as this browser has recorded it; null where
 * it has not, undefined until it has been looked up.
 */
export function useKnownEnquiry(): KnownEnquiry | null | undefined {
  const trip = useQueryTrip()
  const { sent } = useStore(outboxNews)
  const [known, setKnown] = useState<KnownEnquiry | null>()
  useEffect(() => {
    if (!trip) return
    let isCurrent = true
    void import('@/lib/enquiry/known-trip')
      .then(
        ({ findEnquiry }) => isCurrent && setKnown(findEnquiry(trip, window.location, Date.now()) ?? null),
      )
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [trip, sent])
  return known
}
