import { Field } from './field'

type DateFieldProps = Omit<React.ComponentProps<typeof Field>, 'hint' | 'hintPlacement'> & {
  type: 'date' | 'time' | 'datetime-local'
  /** Said while nothing is chosen: Safari shows an empty date as today, in grey. */
  choose: string
}

/**
 * A date or a time that is asked for. By `required` alone does a style know that it is empty; the form says by
 * `noValidate` that the browser is not to mind.
 */
export const DateField = ({ choose, ...field }: DateFieldProps) => (
  <Field
    required
    aria-invalid={false}
    {...field}
    hintPlacement="corner"
    hint={<span className="group-has-[:is(:valid,:out-of-range)]:hidden">{choose}</span>}
  />
)
