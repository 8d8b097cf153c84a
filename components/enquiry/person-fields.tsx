import { Field } from '@/components/form/field'
import { maxLengths } from '@/lib/enquiry/forms'

type PersonFieldsProps = { labels: { name: string; contactNumber: string; email: string } }

/** Who is asking, and how to answer. */
export function PersonFields({ labels }: PersonFieldsProps) {
  return (
    <>
      <Field name="name" label={labels.name} maxLength={maxLengths.name} autoComplete="name" />
      <Field
        name="contactNumber"
        label={labels.contactNumber}
        inputMode="numeric"
        maxLength={maxLengths.contactNumber}
        autoComplete="tel-national"
      />
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
