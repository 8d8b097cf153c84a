import { Checkbox } from '@/components/form/checkbox'
import { Field } from '@/components/form/field'
import { LimitedTextarea } from '@/components/form/limited-textarea'
import { NumberField, type NumberTexts } from '@/components/form/number-field'
import { anyNumberTexts } from '@/components/form/number-texts'
import type { Messages } from '@/lib/content/schema/messages'
import { maxLengths } from '@/lib/enquiry/forms'
import type { ContactWays } from './contact-buttons'
import { EnquiryForm } from './enquiry-form'

type VendorFormProps = {
  numbers: ContactWays
  messages: Pick<Messages, 'vendor' | 'enquiry' | 'common' | 'number'>
}

type VendorFieldsProps = { vendor: Messages['vendor']; number: NumberTexts }

/** The fields for the applicant, vehicle and location. */
const VendorFields = ({ vendor: { fields, ...vendor }, number }: VendorFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field name="name" label={fields.name} marked maxLength={maxLengths.name} autoComplete="name" />
    <div className="min-w-0">
      <NumberField
        international
        name="contactNo"
        label={fields.contactNo}
        marked
        texts={number}
        helpClassName="mt-1.5"
      />
    </div>
    <Field name="email" type="email" label={fields.email} maxLength={maxLengths.email} autoComplete="email" />
    <Field
      name="vehicle"
      label={fields.vehicle}
      placeholder={vendor.vehicleHint}
      maxLength={maxLengths.vehicle}
    />
    <div className="col-span-full">
      <Field
        name="location"
        label={fields.location}
        placeholder={vendor.locationHint}
        maxLength={maxLengths.location}
      />
    </div>
  </div>
)

/** The application of a vehicle owner. S6.6: all six texts are required, and only two labels have an asterisk. */
export function VendorForm({ numbers, messages: { vendor, enquiry, common, number } }: VendorFormProps) {
  const { label, fields, note, send, sent, incomplete } = vendor
  return (
    <EnquiryForm
      kind="vendor"
      label={label}
      fields={fields}
      send={send}
      texts={{ sent, incomplete, failed: enquiry.unexpectedError, invalid: enquiry.invalid }}
      numbers={numbers}
      messages={{ enquiry, common }}
    >
      <p className="text-sm text-muted">{note}</p>
      <VendorFields vendor={vendor} number={anyNumberTexts(number)} />
      <LimitedTextarea
        short
        name="address"
        label={fields.address}
        maxLength={maxLengths.address}
        full={enquiry.fieldFull}
        autoComplete="street-address"
      />
      <fieldset>
        <legend className="text-xs font-semibold">{vendor.interests}</legend>
        <div className="mt-1 flex flex-wrap gap-x-8">
          <Checkbox name="interestExisting" label={fields.interestExisting} />
          <Checkbox name="interestNew" label={fields.interestNew} />
        </div>
      </fieldset>
    </EnquiryForm>
  )
}
