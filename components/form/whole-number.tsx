import { toAsciiDigits } from '@/lib/format/ascii-digits'
import { Field } from './field'

type WholeNumberProps = Omit<React.ComponentProps<typeof Field>, 'type' | 'inputMode' | 'ref'>

/** Browsers drop every digit but 0 to 9 from a field for numbers: they are put in as these, where the caret is. */
function takeAnyDigits(input: HTMLInputElement | null): void {
  const replace = (event: InputEvent | CompositionEvent) => {
    const digits = toAsciiDigits(event.data ?? '')
    if (digits === (event.data ?? '')) return
    event.preventDefault()
    // No other way keeps the caret and undo: a field for numbers has no selection.
    document.execCommand('insertText', false, digits)
  }
  input?.addEventListener('beforeinput', (event) => event.cancelable && replace(event))
  // What an input method composes cannot be stopped: Chromium drops it in the end, Firefox keeps it as what is no number.
  input?.addEventListener('compositionend', (event) => !input.validity.badInput && replace(event))
}

/** A field for a whole number, in digits of any script. */
export const WholeNumber = (field: WholeNumberProps) => (
  <Field type="number" inputMode="numeric" ref={takeAnyDigits} {...field} />
)
