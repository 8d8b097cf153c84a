import { Field } from '@/components/form/field'
import type { Words } from '@/lib/content/words'

/** Who asks. What the two accept is filtered as it is typed; `maxLength` would cut a pasted +91 number short. */
export function TripPerson({ words, className }: { words: Words['trip']; className?: string }) {
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
      <Field
        name="contact"
        label={words.contact}
        placeholder={words.contactHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        className={className}
      />
    </>
  )
}
