import { type RefObject, useState } from 'react'
import { statusMessage } from '@/components/enquiry/send-status'
import { isHoneypotFilled } from '@/lib/enquiry/honeypot'
import { useSend } from '@/lib/enquiry/use-send'
import { focusInvalidControl } from '@/lib/form/controls'
import { stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { controlOf } from '@/lib/trip/form'
import type { NeededKey } from '@/lib/trip/needed'
import type { TripSearch } from '@/lib/trip/trip'
import { textOptions, usePlanEditor } from './plan-context'
import { START_ID } from './plan-start'
import { placeId, timeId } from './stop-row'

const loadSending = () =>
  Promise.all([
    import('@/lib/trip/schema'),
    import('@/lib/trip-plan/enquiry'),
    import('@/lib/trip-plan/plain-text'),
    import('@/lib/enquiry/check-enquiry'),
  ])

/** Fetches what a plan is sent with while its form is being filled in. */
const prepareSending = () => void loadSending().catch(() => undefined)

/** The control of the plan that a part of its trip is typed into. */
function controlIdOf(plan: TripPlan, name: keyof TripSearch): string {
  const first = plan.days[0]?.stops[0]?.id ?? 0
  const given = stopsOf(plan)
  // The stop that is still without a place, where there is one: it is what is missing.
  const empty = plan.days.flatMap(({ stops }) => stops).find(({ place }) => place.trim() === '')
  if (name === 'date' || name === 'return_date') return START_ID
  if (name === 'time') return timeId(first)
  if (name === 'destination') return placeId((empty ?? given.at(-1)?.stop)?.id ?? first)
  return placeId(first)
}

/** The control to be filled in: of the person in the form, of the trip in the plan. */
function findControl(form: HTMLFormElement, plan: TripPlan, name: keyof TripSearch) {
  const control =
    name === 'name' || name === 'contact'
      ? controlOf(form, name)
      : document.getElementById(controlIdOf(plan, name))
  return control as HTMLInputElement | undefined
}

/** What is said of a control that is still to be filled in, or that holds what cannot be. */
function keyOf(name: keyof TripSearch, trip: TripSearch): NeededKey {
  if (name === 'return_date') return 'returnDate'
  if (name === 'date' && trip.date !== '') return 'datePast'
  return name === 'contact' && trip.contact !== '' ? 'contactShort' : name
}

/**
 * Sends the plan as one enquiry, on the path of all others. One that is not complete is not sent: the control that needs
 * attention gets the focus, and a quiet line says what is needed.
 */
export function useSendPlan(form: RefObject<HTMLFormElement | null>, onSent: () => void) {
  const { plan, data, messages } = usePlanEditor()
  const { state, send, prepare, fail } = useSend('trip')
  const [needed, setNeeded] = useState<NeededKey>()
  const [slip, setSlip] = useState<string>()
  const [sentPlan, setSentPlan] = useState<TripPlan>()

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = form.current ?? event.currentTarget
    setSlip(undefined)
    setNeeded(undefined)
    const loaded = await loadSending().catch(() => undefined)
    if (!loaded || isHoneypotFilled(element)) return void fail()
    const [{ checkTrip }, { MAX_BRIEF, planParams, tripOf }, { planText }, { isMailAddress }] = loaded
    const valueOf = (name: 'name' | 'contact') => controlOf(element, name)?.value ?? ''
    const sender = { name: valueOf('name'), contact: valueOf('contact') }
    const trip = tripOf(plan, sender)
    const checked = checkTrip(trip, plan.type, new Date())
    if (!checked.ok) {
      setNeeded(keyOf(checked.control, trip))
      return focusInvalidControl(findControl(element, plan, checked.control))
    }
    const mail = element.querySelector<HTMLInputElement>('[name=email]')
    const email = mail?.value.trim() ?? ''
    if (mail && email !== '' && !isMailAddress(email)) {
      setSlip(messages.enquiry.slips.email)
      return focusInvalidControl(mail)
    }
    const brief = planText(plan, { ...textOptions(data, messages), email, max: MAX_BRIEF })
    setSentPlan(plan)
    const became = await send((reference) =>
      planParams(checked.trip, plan, brief, window.location, reference),
    )
    if (became?.status !== 'sent') return
    element.reset()
    onSent()
    window.alert(statusMessage(became, messages.enquiry, messages.enquiry))
  }
  return {
    // A plan that was changed after it was sent has not been sent.
    state: state.status === 'sent' && sentPlan !== plan ? { status: 'idle' as const } : state,
    needed,
    slip,
    onSubmit,
    prepare: () => {
      prepare()
      prepareSending()
    },
  }
}
