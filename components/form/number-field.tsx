'use client'

import type { NumberNote } from '@/lib/phone/number'
import { Field } from './field'
import { useNumberNote } from './use-number-note'

export type NumberTexts = {
  notes: Record<NumberNote, string>
  /** How a number is written, and where one from abroad goes. */
  help: React.ReactNode
}

type NumberFieldProps = Pick<
  React.ComponentProps<typeof Field>,
  'name' | 'label' | 'marked' | 'placeholder' | 'className'
> & {
  texts: NumberTexts
  helpClassName?: string
}

/**
 * A contact number, and below it what there is to say of it. Without `maxLength`, which would cut a pasted number
 * short, and with `tel` rather than `tel-national`, which would fill in a foreign number without its country.
 */
export function NumberField({ texts, helpClassName, ...field }: NumberFieldProps) {
  const { note, control } = useNumberNote()
  return (
    <Field
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      hint={texts.help}
      hintClass={helpClassName}
      error={note ? texts.notes[note] : ''}
      {...control}
      {...field}
    />
  )
}
