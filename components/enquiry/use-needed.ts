import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { readTrip, tripControl } from '@/lib/trip/form'
import { getNeeded, neededIn, setNeeded, subscribeNeeded } from '@/lib/trip/needed'
import type { TripType } from '@/lib/trip/trip'

/** The first control that keeps the form's trip from being sent. The rules are fetched when they are first asked for. */
async function findGap(form: HTMLFormElement, type: TripType) {
  const { checkTrip } = await import('@/lib/trip/schema')
  const check = checkTrip(readTrip(form), type, new Date())
  return check.ok ? undefined : tripControl(form, check.control)
}

/** Says what is needed in `control`, and marks it instead of the one before. */
function mark(control: HTMLInputElement | undefined) {
  const { control: before } = getNeeded() ?? {}
  if (before !== control) before?.removeAttribute('aria-invalid')
  control?.setAttribute('aria-invalid', 'true')
  setNeeded(control ? neededIn(control) : { key: 'complete' })
}

/**
 * What a trip form still needs before it can be sent. It is said once a visitor has tried to send it, and then follows
 * what is typed, without moving the focus.
 */
export function useNeeded(formRef: RefObject<HTMLFormElement | null>, type: TripType) {
  const needed = useSyncExternalStore(subscribeNeeded, getNeeded, () => undefined)

  const follow = async () => {
    const form = formRef.current
    if (!form || !getNeeded()) return
    const gap = await findGap(form, type).catch(() => undefined)
    if (getNeeded()) mark(gap)
  }
  const onTypeChange = useEffectEvent(() => void follow())
  useEffect(() => onTypeChange(), [type])
  useEffect(() => () => setNeeded(undefined), [])

  /** Marks the control and gives it the focus. */
  const point = (control: HTMLInputElement | undefined) => {
    mark(control)
    control?.focus()
  }

  return {
    needed: needed?.key,
    find: async () => (formRef.current ? findGap(formRef.current, type) : undefined),
    mark,
    point,
    follow: () => void follow(),
    forget: () => setNeeded(undefined),
  }
}
