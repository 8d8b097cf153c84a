import { Field } from '@/components/form/field'
import { LimitedTextarea } from '@/components/form/limited-textarea'
import { anyNumberTexts } from '@/components/form/number-texts'
import type { Messages } from '@/lib/content/schema/messages'
import { maxLengths } from '@/lib/enquiry/forms'
import type { ContactWays } from './contact-buttons'
import { EnquiryForm } from './enquiry-form'
import { PersonFields } from './person-fields'

type ContactFormProps = {
  numbers: ContactWays
  messages: Pick<Messages, 'contact' | 'enquiry' | 'common' | 'number'>
}

/** The corporate enquiry. Missing values are reported by an alert only, so no control is marked as required (S6.11). */
export function ContactForm({ numbers, messages: { contact, enquiry, common, number } }: ContactFormProps) {
  const { label, fields, send, sent, incomplete } = contact
  return (
    <EnquiryForm
      kind="contact"
      label={label}
      fields={fields}
      send={send}
      texts={{ sent, incomplete, failed: enquiry.unexpectedError, invalid: enquiry.invalid }}
      numbers={numbers}
      messages={{ enquiry, common }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields labels={fields} number={anyNumberTexts(number)} />
        <Field
          name="companyName"
          label={fields.companyName}
          hint={contact.companyHint}
          maxLength={maxLengths.companyName}
          autoComplete="organization"
        />
      </div>
      <LimitedTextarea
        name="requirements"
        label={fields.requirements}
        placeholder={contact.requirementsHint}
        maxLength={maxLengths.requirements}
        full={enquiry.fieldFull}
      />
    </EnquiryForm>
  )
}
