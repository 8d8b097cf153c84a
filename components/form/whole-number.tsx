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

const wholeOf = (typed: string) => toAsciiDigits(typed.replace(/\..*/, ''))

/**
 * A field for a whole number, in digits of any script; of '12.5' it takes 12. It is a text field: a field of type
 * `number` drops every digit but 0 to 9 and what an input method composes, also before scripts have loaded. What was
 * typed stays as long as it stands for the value.
 */
export function WholeNumber({ value, onType, ...field }: WholeNumberProps) {
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    const digits = /\p{Nd}*\.?\p{Nd}*/u.exec(text.trim())?.[0] ?? ''
    setTyped(digits)
    onType(wholeOf(digits))
  }
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      {...field}
      value={wholeOf(typed) === String(value) ? typed : value}
      onChange={({ target }) => take(target.value)}
    />
  )
}
