import { useState } from 'react'
import type { Words } from '@/lib/content/words'
import { isTrapped } from '@/lib/enquiry/trap'
import { useSend } from '@/lib/enquiry/use-send'
import { readTrip, tripControl } from '@/lib/trip/form'
import { emptySearch, keepOwn, type TripSearch, type TripType } from '@/lib/trip/trip'
import { needsOtherWay, sayState } from './send-said'
import type { useNeeded } from './use-needed'

const loadChecks = () => Promise.all([import('@/lib/trip/schema'), import('@/lib/enquiry/templates')])

type VehicleSubmit = Pick<ReturnType<typeof useNeeded>, 'point' | 'forget'> & {
  vehicle: string
  type: TripType
  refresh: () => void
  words: Words['enquiry']
}

/** What Send does beside a vehicle: the trip is checked and sent. Its texts are those of S8.4 and S8.5. */
export function useVehicleSubmit({ vehicle, type, refresh, point, forget, words }: VehicleSubmit) {
  const [unsent, setUnsent] = useState<TripSearch>(emptySearch)
  const { state, send, prepare, fail } = useSend('trip')

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    refresh()
    const raw = readTrip(element)
    const checks = await loadChecks().catch(() => undefined)
    if (!checks || isTrapped(element)) {
      setUnsent(raw)
      return void fail()
    }
    const [{ checkTrip }, { tripParams }] = checks
    const check = checkTrip(raw, type, new Date())
    if (!check.ok) return point(tripControl(element, check.control))
    forget()
    setUnsent(check.trip)
    const became = await send((reference) =>
      tripParams(check.trip, type, vehicle, window.location, reference),
    )
    if (became?.status !== 'sent') return
    element.reset()
    window.alert(sayState(became, words, words))
  }

  return {
    state,
    onSubmit,
    /** What another way is to be told, once there is need of one. */
    told: keepOwn(needsOtherWay(state) ? unsent : emptySearch, type),
    /** Fetches what the form is checked and sent with. */
    prepare: () => {
      prepare()
      void loadChecks().catch(() => undefined)
    },
  }
}
