import { toAsciiDigits } from '@/lib/format/ascii-digits'
import { Field } from './field'

type WholeNumberProps = Omit<React.ComponentProps<typeof Field>, 'type' | 'inputMode' | 'ref'>

/** Browsers drop every digit but 0 to 9 from a field for numbers: they are put in as these, where the caret is. */
function takeAnyDigits(input: HTMLInputElement | null): void {
  input?.addEventListener('beforeinput', (event) => {
    const { data, cancelable } = event
    const digits = toAsciiDigits(data ?? '')
    if (!cancelable || digits === (data ?? '')) return
    event.preventDefault()
    // No other way keeps the caret and undo: a field for numbers has no selection.
    document.execCommand('insertText', false, digits)
  })
}

/** A field for a whole number, in digits of any script. */
export const WholeNumber = (field: WholeNumberProps) => (
  <Field type="number" inputMode="numeric" ref={takeAnyDigits} {...field} />
)
