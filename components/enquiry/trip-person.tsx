import { Field } from '@/components/form/field'
import { NumberField, type NumberTexts } from '@/components/form/number-field'
import type { Words } from '@/lib/content/words'

type TripPersonProps = {
  words: Words['trip']
  number: NumberTexts
  className?: string
  helpClassName: string
}

/** Who asks. What the two accept is filtered as it is typed. */
export function TripPerson({ words, number, className, helpClassName }: TripPersonProps) {
  return (
    <>
      <Field
        name="name"
        label={words.name}
        placeholder={words.nameHint}
        autoComplete="name"
        autoCapitalize="words"
        className={className}
      />
      <NumberField
        name="contact"
        label={words.contact}
        placeholder={words.contactHint}
        texts={number}
        className={className}
        helpClassName={helpClassName}
      />
    </>
  )
}
