import { useEffect, useState } from 'react'
import type { TripData } from '@/lib/trip/data'

export const fetchTripData = async (address: string, signal?: AbortSignal): Promise<TripData | undefined> => {
  const answer = await fetch(address, { signal })
  return answer.ok ? ((await answer.json()) as TripData) : undefined
}

/**
 * Fetches the data of roads and vehicles, once there is an address. What uses it works without it, without distances
 * and vehicles.
 */
export function useTripData(address: string | undefined): TripData | undefined {
  const [data, setData] = useState<TripData>()
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetchTripData(address, leaving.signal)
      .then(setData)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address])
  return data
}
