import { useState } from 'react'
import { afterNextFrame } from '@/lib/browser/after-next-frame'
import { dropCaptured } from '@/lib/enquiry/outbox-key'
import { useSend } from '@/components/enquiry/use-send'
import { focusInvalidControl } from '@/lib/form/controls'
import { interpolate } from '@/lib/format/interpolate'
import { bumpFirstTime } from '@/lib/trip-plan/edit'
import { stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { controlOf, readTrip } from '@/lib/trip/form'
import { neededContact, type NeededKey } from '@/lib/trip/needed'
import type { TripSearch } from '@/lib/trip/trip'
import { type PlannerMessages, textOptions, usePlanEditor } from './plan-context'
import { START_ID } from './plan-start'
import { placeId, timeId } from './stop-row'

const loadSending = () =>
  Promise.all([
    import('@/lib/trip/schema'),
    import('@/lib/trip-plan/enquiry'),
    import('@/lib/trip-plan/plain-text'),
    import('@/lib/enquiry/forms'),
  ])

/** Imports the code that sends a plan while its form is being filled in. */
const prepareSending = () => afterNextFrame(() => void loadSending().catch(() => undefined))

/** The id of the plan's control for a value of the trip; name and telephone number are in the form. */
function controlIdOf(plan: TripPlan, name: keyof TripSearch): string | undefined {
  if (name === 'name' || name === 'contact') return undefined
  const first = plan.days[0]?.stops[0]?.id ?? 0
  const given = stopsOf(plan)
  // A stop without a place, if there is one: it is the missing value.
  const empty = plan.days.flatMap(({ stops }) => stops).find(({ place }) => place.trim() === '')
  if (name === 'date' || name === 'return_date') return START_ID
  if (name === 'time') return timeId(first)
  if (name === 'destination') return placeId((empty ?? given.at(-1)?.stop)?.id ?? first)
  return placeId(first)
}

/** The message key for a missing or invalid value. */
function keyOf(name: keyof TripSearch, trip: TripSearch, plan: TripPlan): NeededKey {
  // The trip begins at the first place that is given, so that the destination is what is missing.
  if (name === 'destination' && !plan.days[0]?.stops[0]?.place.trim()) return 'from'
  if (name === 'return_date') return 'returnDate'
  if (name === 'date' && trip.date !== '') return 'datePast'
  return name === 'contact' ? neededContact(trip.contact) : name
}

/** What is needed before the plan can be sent. */
const neededText = ({ trip, tripPlan }: PlannerMessages, key: NeededKey) =>
  interpolate(trip.needed[key], { button: tripPlan.send })

/** The values of the form. `mail` is the control of the e-mail address, which is optional. */
function readSender(form: HTMLFormElement) {
  const { name, contact } = readTrip(form)
  const mail = form.querySelector<HTMLInputElement>('[name=email]')
  return { name, contact, mail, email: mail?.value.trim() ?? '' }
}

/**
 * Sends the plan as one enquiry, by `useSend` like all others. An incomplete plan is not sent: the invalid control is
 * focused, and a status line shows what is needed, as `RefusedNotice` does beside it.
 * @param onSent marks a plan as sent, and returns it with its mark.
 */
export function useSendPlan(onSent: (plan: TripPlan, reference?: string) => TripPlan) {
  const editor = usePlanEditor()
  const { plan: shown, edit, refuse, messages } = editor
  const { state, send, prepare, fail } = useSend('trip')
  const [last, setLast] = useState<{ plan: TripPlan; isWhole: boolean }>()

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const plan = bumpFirstTime(shown, new Date())
    edit(() => plan, 'typed', 'bump')
    refuse(undefined)
    const loaded = await loadSending().catch(() => undefined)
    if (!loaded) return void fail(element)
    const [{ checkTrip }, { planParams, tripOf }, { MAX_BRIEF, planText }, { isMailAddress }] = loaded
    const { mail, email, ...sender } = readSender(element)
    const trip = tripOf(plan, sender)
    const checked = checkTrip(trip, plan.type, new Date())
    if (!checked.ok) {
      const needed = neededText(messages, keyOf(checked.control, trip, plan))
      const controlId = controlIdOf(plan, checked.control)
      dropCaptured(element)
      refuse({ plan, needed, controlId })
      const control = controlId ? document.getElementById(controlId) : controlOf(element, checked.control)
      return focusInvalidControl(control as HTMLInputElement)
    }
    if (mail && email !== '' && !isMailAddress(email)) {
      dropCaptured(element)
      refuse({ plan, reason: messages.enquiry.invalid.email })
      return focusInvalidControl(mail)
    }
    const options = { ...textOptions(editor, messages), email }
    const brief = planText(plan, { ...options, max: MAX_BRIEF })
    const isWhole = brief === planText(plan, { ...options, max: Infinity })
    const settled = await send(element, planParams(checked.trip, plan, brief, window.location))
    if (settled?.status !== 'sent') return
    setLast({ plan: onSent(plan, settled.reference), isWhole })
    window.alert(messages.enquiry.sent)
  }
  return {
    // A plan that was changed after sending is idle again.
    state: state.status === 'sent' && last?.plan !== shown ? { status: 'idle' as const } : state,
    /** Whether all of the plan fitted into the enquiry that was sent last. */
    isWhole: last?.isWhole ?? true,
    onSubmit,
    prepare: () => {
      prepare()
      prepareSending()
    },
  }
}
