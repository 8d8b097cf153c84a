import { Field } from './field'

type DateFieldProps = Omit<React.ComponentProps<typeof Field>, 'hint' | 'hintPlacement'> & {
  type: 'date' | 'time' | 'datetime-local'
  /** Shown while the field is empty: Safari shows an empty date as today, in grey. */
  choose: string
}

/** The `max` of a date field in a form. Without one browsers take years of six digits, which no trip has. */
export const LAST_DAY = '9999-12-31'

/**
 * A date or time field. It is `required` because CSS can select an empty date field only by `:invalid`; `noValidate`
 * on the form disables the browser's validation.
 */
export const DateField = ({ choose, ...field }: DateFieldProps) => (
  <Field
    required
    aria-invalid={false}
    {...field}
    hintPlacement="corner"
    hint={<span className="[input:is(:valid,:out-of-range)~*>&]:hidden">{choose}</span>}
  />
)
