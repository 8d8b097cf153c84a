'use client'

import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
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
  const helpId = useId()
  const { note, control } = useNumberNote()
  return (
    <>
      <Field
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        aria-describedby={helpId}
        {...control}
        {...field}
      />
      <p id={helpId} className={classNames('text-xs text-muted', helpClassName)}>
        <span aria-live="polite" className="font-semibold text-danger">
          {note && `${texts.notes[note]} `}
        </span>
        {texts.help}
      </p>
    </>
  )
}
