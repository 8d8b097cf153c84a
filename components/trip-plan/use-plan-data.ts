import { useEffect, useState } from 'react'
import type { PlanData } from '@/lib/trip-plan/data'

export const fetchPlanData = async (address: string, signal?: AbortSignal): Promise<PlanData | undefined> => {
  const answer = await fetch(address, { signal })
  return answer.ok ? ((await answer.json()) as PlanData) : undefined
}

/**
 * Fetches the data of roads and vehicles, once there is an address. What uses it works without it, without distances
 * and vehicles.
 */
export function usePlanData(address: string | undefined): PlanData | undefined {
  const [data, setData] = useState<PlanData>()
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetchPlanData(address, leaving.signal)
      .then(setData)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address])
  return data
}
