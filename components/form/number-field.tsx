'use client'

import type { NumberNote } from '@/lib/phone/number'
import { classNames } from '@/components/ui/class-names'
import { Field } from './field'
import { useNumberNote } from './use-number-note'
import { island } from '@/late-start/island'

export type NumberTexts = {
  notes: Record<NumberNote, string>
  /** How to write a number, and what to do with a foreign one. */
  help: React.ReactNode
}

type NumberFieldProps = Pick<
  React.ComponentProps<typeof Field>,
  'name' | 'label' | 'marked' | 'placeholder' | 'className'
> & {
  texts: NumberTexts
  helpClassName?: string
  /** Takes a number of another country too. */
  international?: boolean
}

/**
 * A field for a contact number with its notes. Without `maxLength`, which would truncate a pasted number, and with
 * `tel`, since `tel-national` would fill in a foreign number without its country code.
 */
function NumberFieldPart({ texts, helpClassName, international, ...field }: NumberFieldProps) {
  const { note, control } = useNumberNote(international)
  return (
    <Field
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      hint={texts.help}
      hintClass={classNames(helpClassName, note === 'foreign' && 'abroad')}
      error={note ? texts.notes[note] : ''}
      {...control}
      {...field}
    />
  )
}

export const NumberField = island('number-field', NumberFieldPart)
