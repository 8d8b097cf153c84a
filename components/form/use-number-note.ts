import { useEffect, useRef, useState } from 'react'
import { filterContact, filterNumber, type NumberNote, noteOn } from '@/lib/phone/number'

/** How long nobody types before the number is looked at. */
const TYPING_PAUSE_MS = 700

/** The rule that a contact number's control keeps while it is typed into, and what is to be said about the number. */
export function useNumberNote() {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [note, setNote] = useState<NumberNote>()

  const look = () => {
    clearTimeout(timer.current)
    if (!input.current) return
    const found = noteOn(filterContact(input.current.value))
    setNote(found)
    // What is only unlikely is sent.
    if (found && found !== 'unlikely') input.current.setAttribute('aria-invalid', 'true')
  }

  const keepRule = () => {
    if (input.current) filterNumber(input.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(look, TYPING_PAUSE_MS)
  }

  const finish = () => {
    if (!input.current) return
    const shown = filterContact(input.current.value)
    if (shown !== input.current.value) input.current.value = shown
    look()
  }

  useEffect(() => {
    const form = input.current?.form
    const forget = () => setNote(undefined)
    form?.addEventListener('reset', forget)
    return () => {
      form?.removeEventListener('reset', forget)
      clearTimeout(timer.current)
    }
  }, [])

  // An input method composes digits out of parts; they are looked at when it is done.
  const onInput = ({ nativeEvent }: React.InputEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) keepRule()
  }

  return { note, control: { ref: input, onInput, onCompositionEnd: keepRule, onFocus: look, onBlur: finish } }
}
