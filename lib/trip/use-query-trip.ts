'use client'

import { useEffect, useState } from 'react'
import type { TripSearch } from './trip'

/** The trip in the page's query string, or null while there is none, or none has been read yet. */
export function useQueryTrip(): TripSearch | null {
  const [trip, setTrip] = useState<TripSearch | null>(null)
  useEffect(() => {
    const query = window.location.search
    if (query === '') return
    let isCurrent = true
    void import('./query').then(({ fromQuery }) => isCurrent && setTrip(fromQuery(query)))
    return () => {
      isCurrent = false
    }
  }, [])
  return trip
}
