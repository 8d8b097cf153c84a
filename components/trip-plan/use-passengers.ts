import { useEffect, useState } from 'react'
import type { PassengerList } from '@/lib/trip-plan/plan'

const loadLists = () => import('@/lib/trip-plan/list-store')

const none: PassengerList = { slug: '', passengers: [] }

/** The passenger list of a plan, which is stored on this device only. */
export function usePassengers(planId: string) {
  const [kept, setKept] = useState({ planId, list: none })
  useEffect(() => {
    let isCurrent = true
    loadLists()
      .then(({ readList }) => isCurrent && setKept({ planId, list: readList(planId) ?? none }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [planId])
  return {
    list: kept.planId === planId ? kept.list : none,
    change: (list: PassengerList) => {
      setKept({ planId, list })
      void loadLists().then(({ keepList }) => keepList(planId, list))
    },
  }
}

export type Passengers = ReturnType<typeof usePassengers>
