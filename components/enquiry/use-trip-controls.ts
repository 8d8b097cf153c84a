import { type RefObject, useEffect, useRef } from 'react'
import { bumpTimes, filterControl, setMinimums } from '@/lib/trip/form'

/** How long a time may stand half typed before it is bumped up. */
const TYPING_PAUSE_MS = 700

/**
 * The rules that a trip form's controls keep while they are typed into. Spread the handlers on the form.
 * @param onRest runs when the typing has paused or a control is left.
 */
export function useTripControls(formRef: RefObject<HTMLFormElement | null>, onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = () => {
    clearTimeout(timer.current)
    if (!formRef.current) return
    bumpTimes(formRef.current, new Date())
    setMinimums(formRef.current, new Date())
    onRest()
  }

  useEffect(() => {
    if (formRef.current) setMinimums(formRef.current, new Date())
    return () => clearTimeout(timer.current)
  }, [formRef])

  const onInput = (event: React.InputEvent<HTMLFormElement>) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement)) return
    input.removeAttribute('aria-invalid')
    // An input method composes letters out of parts; they are looked at when it is done.
    if (!(event.nativeEvent as InputEvent).isComposing) filterControl(input)
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, TYPING_PAUSE_MS)
  }

  const onCompositionEnd = (event: React.CompositionEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) filterControl(event.target)
  }

  return { refresh, handlers: { onInput, onCompositionEnd, onFocus: refresh, onBlur: refresh } }
}
