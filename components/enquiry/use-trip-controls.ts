import { type RefObject, useEffect, useRef, useState } from 'react'
import { markInvalid } from '@/lib/form/controls'
import { filterControl, movePickup, setMinimums } from '@/lib/trip/form'
import type { LocalTime } from '@/lib/time/delhi'

/** How long after the last input a time is bumped up, so that it is not changed while being typed. */
const TYPING_PAUSE_MS = 700

/**
 * Filters and limits the values of a trip form on input. Spread the handlers on the form.
 * `moved` is the pickup, where it was moved to the earliest one.
 * @param onRest is called when typing has paused or a control loses the focus.
 */
export function useTripControls(formRef: RefObject<HTMLFormElement | null>, onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const [moved, setMoved] = useState<LocalTime>()

  /** @param now the instant by which the form is judged. */
  const refresh = (now = new Date()) => {
    clearTimeout(timer.current)
    if (!formRef.current) return
    const pickup = movePickup(formRef.current, now)
    if (pickup) setMoved(pickup)
    setMinimums(formRef.current, now)
    onRest()
  }

  useEffect(() => {
    if (formRef.current) setMinimums(formRef.current, new Date())
    return () => clearTimeout(timer.current)
  }, [formRef])

  const onInput = (event: React.InputEvent<HTMLFormElement>) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement)) return
    // Also where an empty date says that it is not invalid: from now on the browser judges it.
    markInvalid(input, false)
    if (/date|time/i.test(input.name)) setMoved(undefined)
    // Not during the composition of an input method, whose text is filtered at its end.
    if (!(event.nativeEvent as InputEvent).isComposing) filterControl(input)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refresh(), TYPING_PAUSE_MS)
  }

  const onCompositionEnd = (event: React.CompositionEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) filterControl(event.target)
  }

  // Not for a tab or the button: choosing a tab moves the focus to it.
  const onMove = ({ target }: React.FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) refresh()
  }

  return { refresh, moved, handlers: { onInput, onCompositionEnd, onFocus: onMove, onBlur: onMove } }
}
