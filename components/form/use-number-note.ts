import { useEffect, useRef, useState } from 'react'
import { afterPress } from '@/lib/browser/after-press'
import { markInvalid } from '@/lib/form/controls'
import { useFormReset } from './use-form-reset'
import { filterContact, filterNumber, type NumberNote, numberNoteFor } from '@/lib/phone/number'

/** How long after the last input the number is checked. */
const TYPING_PAUSE_MS = 700

/** Filters a contact number on input, and returns the note on it. */
export function useNumberNote(isInternational = false) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the visitor has left the control since its last input. */
  const isComplete = useRef(false)
  const [note, setNote] = useState<NumberNote>()

  const check = () => {
    clearTimeout(timer.current)
    if (!input.current) return
    const found = numberNoteFor(filterContact(input.current.value), isComplete.current, isInternational)
    setNote(found)
    // An unlikely number is not invalid.
    if (found && found !== 'unlikely') markInvalid(input.current)
  }

  const filter = () => {
    isComplete.current = false
    if (input.current) filterNumber(input.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(check, TYPING_PAUSE_MS)
  }

  const finish = () => {
    if (!input.current) return
    const shown = filterContact(input.current.value)
    if (shown !== input.current.value) input.current.value = shown
    isComplete.current = true
    clearTimeout(timer.current)
    afterPress(check)
  }

  useFormReset(input, () => setNote(undefined))
  useEffect(() => () => clearTimeout(timer.current), [])

  // Not during the composition of an input method, whose text is filtered at its end.
  const onInput = ({ nativeEvent }: React.InputEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) filter()
  }

  return { note, control: { ref: input, onInput, onCompositionEnd: filter, onFocus: check, onBlur: finish } }
}
