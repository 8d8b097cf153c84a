import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field } from './field'

type DateFieldProps = React.ComponentProps<typeof Field> & {
  type: 'date' | 'time' | 'datetime-local'
  /** Said while nothing is chosen: Safari shows an empty date as today, in grey. */
  choose: string
}

/**
 * A date or a time that is asked for. By `required` alone does a style know that it is empty; the form says by
 * `noValidate` that the browser is not to mind.
 */
export function DateField({ choose, className, ...field }: DateFieldProps) {
  const id = useId()
  return (
    <div className={classNames('group relative min-w-0', className)}>
      <Field required aria-invalid={false} aria-describedby={id} {...field} />
      {/* Never hidden itself: what a description names is read out though it be hidden; what is hidden in it is not. */}
      <span id={id} className="absolute right-0 top-0 text-xs tracking-tight text-accent">
        <span className="group-has-[:is(:valid,:out-of-range)]:hidden">{choose}</span>
      </span>
    </div>
  )
}
