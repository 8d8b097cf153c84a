import { useEffect, useState } from 'react'
import { describeEstimate, type EstimateMessages, type EstimateView } from '@/lib/rates/describe'
import { estimate } from '@/lib/rates/estimate'
import type { Rates } from '@/lib/content/schema/rate-card'
import type { TripData } from '@/lib/trip/data'
import type { TripSearch } from '@/lib/trip/trip'
import type { Hire } from '@/lib/rates/estimate'

/**
 * The estimate of an offer for the trip of the search: none while no rates are given, or the length of the road or the
 * days are not known.
 */
export function useOfferEstimate(
  trip: TripSearch | null,
  data: TripData | undefined,
  messages: EstimateMessages | undefined,
) {
  const [hire, setHire] = useState<Hire>()
  useEffect(() => {
    if (!trip || !messages) return
    let isCurrent = true
    import('@/lib/rates/hires')
      .then(({ hireOfSearch }) => isCurrent && setHire(hireOfSearch(trip, data?.roads ?? [])))
      // Without it there is no estimate.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [trip, data, messages])
  return ({ rates }: { rates?: Rates }): EstimateView | undefined => {
    const made = hire && rates && estimate(hire, rates)
    return made && messages ? describeEstimate(made, rates, messages) : undefined
  }
}
