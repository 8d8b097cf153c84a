import { useEffect, useState } from 'react'
import { planDataPath, href } from '@/lib/routes/routes'
import { describeEstimate, type EstimateMessages, type EstimateView } from '@/lib/rates/describe'
import { estimate } from '@/lib/rates/estimate'
import type { Rates } from '@/lib/content/schema/rate-card'
import type { PlanData } from '@/lib/trip-plan/data'
import type { TripSearch } from '@/lib/trip/trip'
import type { Hire } from '@/lib/rates/estimate'

/** Rules and roads are fetched when a search asks for them. */
async function readHire(trip: TripSearch): Promise<Hire | undefined> {
  const { hireOfSearch } = await import('@/lib/rates/hires')
  if (!trip.destination) return hireOfSearch(trip, [])
  const answer = await fetch(href(planDataPath))
  return answer.ok ? hireOfSearch(trip, ((await answer.json()) as PlanData).roads) : undefined
}

/**
 * The estimate of an offer for the trip of the search: none while no rates are given, or the length of the road or the
 * days are not known.
 */
export function useOfferEstimate(trip: TripSearch | null, messages: EstimateMessages | undefined) {
  const [hire, setHire] = useState<Hire>()
  useEffect(() => {
    if (!trip || !messages) return
    let isCurrent = true
    readHire(trip)
      .then((read) => isCurrent && setHire(read))
      // Without roads there is no estimate.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [trip, messages])
  return ({ rates }: { rates?: Rates }): EstimateView | undefined => {
    const made = hire && rates && estimate(hire, rates)
    return made && messages ? describeEstimate(made, rates, messages) : undefined
  }
}
