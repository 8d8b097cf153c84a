import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStore } from '@/components/ui/use-browser-value'
import { markInvalid } from '@/lib/form/controls'
import { readTrip, tripControl } from '@/lib/trip/form'
import { neededIn, neededStore } from '@/lib/trip/needed'
import type { TripType } from '@/lib/trip/trip'

/** The first control whose missing or invalid value prevents sending. The rules are imported on first use. */
async function findMissing(form: HTMLFormElement, type: TripType, now = new Date()) {
  const { checkTrip } = await import('@/lib/trip/schema')
  const check = checkTrip(readTrip(form), type, now)
  return check.ok ? undefined : tripControl(form, check.control)
}

/** Shows what is needed in `control`, and moves the mark to it from the previous one. */
function mark(control: HTMLInputElement | undefined) {
  const { control: before } = neededStore.get() ?? {}
  if (before && before !== control) markInvalid(before, false)
  if (control) markInvalid(control)
  neededStore.set(control ? neededIn(control) : { key: 'complete' })
}

/**
 * What a trip form still needs before it can be sent. It is shown after the first attempt to send, and then updated
 * on input, without moving the focus.
 */
export function useNeeded(formRef: RefObject<HTMLFormElement | null>, type: TripType) {
  const needed = useStore(neededStore)

  const follow = async () => {
    const form = formRef.current
    if (!form || !neededStore.get()) return
    const missing = await findMissing(form, type).catch(() => undefined)
    if (neededStore.get()) mark(missing)
  }
  const onTypeChange = useEffectEvent(() => void follow())
  useEffect(() => onTypeChange(), [type])
  useEffect(() => () => neededStore.set(undefined), [])

  /** Marks the control and focuses it. */
  const point = (control: HTMLInputElement | undefined) => {
    mark(control)
    control?.focus()
  }

  return {
    needed: needed?.key,
    find: async (now?: Date) => (formRef.current ? findMissing(formRef.current, type, now) : undefined),
    mark,
    point,
    follow: () => void follow(),
    forget: () => neededStore.set(undefined),
  }
}
