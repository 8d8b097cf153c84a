import { useState } from 'react'
import { toAsciiDigits } from '@/lib/format/ascii-digits'
import { Field } from './field'

type WholeNumberProps = Omit<
  React.ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'min' | 'max' | 'value' | 'onChange'
> & {
  /** The number, or '' for none. */
  value: number | string
  /** Receives the typed digits as 0 to 9, '' if there are none. */
  onType: (digits: string) => void
}

/**
 * A field for a whole number of up to four digits, in digits of any script. It is a text field: a field of type `number` drops what an input
 * method composes and every digit but 0 to 9, also before scripts have loaded. Digits stay as typed as long as they
 * stand for the value.
 */
export function WholeNumber({ value, onType, ...field }: WholeNumberProps) {
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    const digits = /\p{Nd}*/u.exec(text.trim())?.[0] ?? ''
    setTyped(digits)
    onType(toAsciiDigits(digits))
  }
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      {...field}
      value={toAsciiDigits(typed) === String(value) ? typed : value}
      onChange={({ target }) => take(target.value)}
    />
  )
}
