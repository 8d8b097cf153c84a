import { Field } from '@/components/form/field'
import { NumberField, type NumberTexts } from '@/components/form/number-field'
import { maxLengths } from '@/lib/enquiry/forms'

type PersonFieldsProps = {
  labels: { name: string; contactNumber: string; email: string }
  number: NumberTexts
}

/** The fields for name, telephone number and e-mail address. */
export function PersonFields({ labels, number }: PersonFieldsProps) {
  return (
    <>
      <Field name="name" label={labels.name} maxLength={maxLengths.name} autoComplete="name" />
      <div className="min-w-0">
        <NumberField
          international
          name="contactNumber"
          label={labels.contactNumber}
          texts={number}
          helpClassName="mt-1.5"
        />
      </div>
      <Field
        name="email"
        type="email"
        label={labels.email}
        maxLength={maxLengths.email}
        autoComplete="email"
      />
    </>
  )
}
