import { afterNextFrame } from '@/lib/browser/after-next-frame'
import { dropCaptured } from '@/lib/enquiry/outbox-key'
import { useSend } from './use-send'
import { readTrip, tripControl } from '@/lib/trip/form'
import type { TripForm } from './use-trip-form'

const loadChecks = () => Promise.all([import('@/lib/trip/schema'), import('@/lib/enquiry/templates')])

type VehicleSubmit = Pick<TripForm, 'type' | 'refresh' | 'point' | 'forget'> & {
  vehicle: string
  sent: string
}

/** The submit of a vehicle's form: it validates and sends the trip. Its texts are those of S8.4 and S8.5. */
export function useVehicleSubmit({ vehicle, type, refresh, point, forget, sent }: VehicleSubmit) {
  const { state, send, prepare, fail } = useSend('trip')

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const now = new Date()
    refresh(now)
    const raw = readTrip(element)
    const checks = await loadChecks().catch(() => undefined)
    if (!checks) return void fail(element)
    const [{ checkTrip }, { tripParams }] = checks
    const check = checkTrip(raw, type, now)
    if (!check.ok) {
      dropCaptured(element)
      return point(tripControl(element, check.control))
    }
    forget()
    const settled = await send(element, tripParams(check.trip, type, vehicle, window.location))
    if (settled?.status !== 'sent') return
    window.alert(sent)
  }

  return {
    state,
    onSubmit,
    /** Imports the code that validates and sends. */
    prepare: () => {
      prepare()
      afterNextFrame(() => void loadChecks().catch(() => undefined))
    },
  }
}
