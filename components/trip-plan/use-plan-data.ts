import { useEffect, useState } from 'react'
import type { PlanData } from '@/lib/trip-plan/data'

/**
 * Fetches the data of roads and vehicles, once there is an address. What uses it works without it, without distances
 * and vehicles.
 */
export function usePlanData(address: string | undefined): PlanData | undefined {
  const [data, setData] = useState<PlanData>()
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<PlanData>) : undefined))
      .then(setData)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address])
  return data
}
