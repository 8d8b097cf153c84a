import { useEffect, useState } from 'react'
import { readList } from '@/lib/trip-plan/list-store'
import type { PassengerList } from '@/lib/trip-plan/plan'

const none: PassengerList = { slug: '', passengers: [] }

/**
 * The passenger list of a plan, from storage and then as it was set last, also in another tab; undefined until it has
 * been read.
 */
export function usePassengers(planId: string) {
  const [state, setState] = useState<{ planId: string; list: PassengerList }>()
  useEffect(() => {
    const read = () => setState({ planId, list: readList(planId) ?? none })
    const onStorage = ({ key }: StorageEvent) => key?.endsWith(`:${planId}`) && read()
    read()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [planId])
  const list = state?.planId === planId ? state.list : undefined
  return [list, (next: PassengerList) => setState({ planId, list: next })] as const
}
