import { Field } from '@/components/form/field'
import { NumberField, type NumberTexts } from '@/components/form/number-field'
import type { Messages } from '@/lib/content/schema/messages'

type TripPersonProps = {
  messages: Messages['trip']
  number: NumberTexts
  className?: string
  helpClassName: string
}

/** Name and telephone number. Both are filtered on input. */
export function TripPerson({ messages, number, className, helpClassName }: TripPersonProps) {
  return (
    <>
      <Field
        name="name"
        label={messages.name}
        placeholder={messages.nameHint}
        autoComplete="name"
        autoCapitalize="words"
        className={className}
      />
      <NumberField
        name="contact"
        label={messages.contact}
        placeholder={messages.contactHint}
        texts={number}
        className={className}
        helpClassName={helpClassName}
      />
    </>
  )
}
