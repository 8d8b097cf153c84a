import { useState } from 'react'
import { afterNextFrame } from '@/lib/browser/after-next-frame'
import type { Messages } from '@/lib/content/schema/messages'
import { dropCaptured, takeReference } from '@/lib/enquiry/outbox-key'
import { isHoneypotFilled } from '@/lib/enquiry/honeypot'
import { useSend } from '@/lib/enquiry/use-send'
import { readTrip, tripControl } from '@/lib/trip/form'
import { emptySearch, clearOtherTab, type TripSearch, type TripType } from '@/lib/trip/trip'
import { needsFallbackContact, statusMessage } from './send-status'
import type { useNeeded } from './use-needed'

const loadChecks = () => Promise.all([import('@/lib/trip/schema'), import('@/lib/enquiry/templates')])

type VehicleSubmit = Pick<ReturnType<typeof useNeeded>, 'point' | 'forget'> & {
  vehicle: string
  type: TripType
  refresh: () => void
  messages: Messages['enquiry']
}

/** The submit of a vehicle's form: it validates and sends the trip. Its texts are those of S8.4 and S8.5. */
export function useVehicleSubmit({ vehicle, type, refresh, point, forget, messages }: VehicleSubmit) {
  const [unsent, setUnsent] = useState<TripSearch>(emptySearch)
  const { state, send, prepare, fail } = useSend('trip')

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    refresh()
    const raw = readTrip(element)
    const checks = await loadChecks().catch(() => undefined)
    if (!checks || isHoneypotFilled(element)) {
      setUnsent(raw)
      return void fail()
    }
    const [{ checkTrip }, { tripParams }] = checks
    const check = checkTrip(raw, type, new Date())
    if (!check.ok) {
      dropCaptured(takeReference(element))
      return point(tripControl(element, check.control))
    }
    forget()
    setUnsent(check.trip)
    const settled = await send(element, (reference) =>
      tripParams(check.trip, type, vehicle, window.location, reference),
    )
    if (settled?.status !== 'sent') return
    window.alert(statusMessage(settled, messages, messages))
  }

  return {
    state,
    onSubmit,
    /** The trip for the chat message, once sending has failed or takes long. */
    tripForChat: clearOtherTab(needsFallbackContact(state) ? unsent : emptySearch, type),
    /** Imports the code that validates and sends. */
    prepare: () => {
      prepare()
      afterNextFrame(() => void loadChecks().catch(() => undefined))
    },
  }
}
