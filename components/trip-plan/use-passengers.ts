import { useEffect, useState } from 'react'
import type { PassengerList } from '@/lib/trip-plan/plan'

const none: PassengerList = { slug: '', passengers: [] }

const readStored = (planId: string) =>
  import('@/lib/trip-plan/list-store').then(({ readList }) => readList(planId) ?? none)

/**
 * The passenger list of a plan, from storage and then as it was set last, also in another tab; undefined until it has
 * been read.
 */
export function usePassengers(planId: string) {
  const [state, setState] = useState<{ planId: string; list: PassengerList }>()
  useEffect(() => {
    let isCurrent = true
    const show = (list: PassengerList) => isCurrent && setState({ planId, list })
    const read = () =>
      void readStored(planId)
        .catch(() => none)
        .then(show)
    const onStorage = ({ key }: StorageEvent) => key?.endsWith(`:${planId}`) && read()
    read()
    window.addEventListener('storage', onStorage)
    return () => {
      isCurrent = false
      window.removeEventListener('storage', onStorage)
    }
  }, [planId])
  const list = state?.planId === planId ? state.list : undefined
  return [list, (next: PassengerList) => setState({ planId, list: next })] as const
}
