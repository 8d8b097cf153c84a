import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type FieldProps = React.ComponentProps<'input'> & {
  label: string
  /** A word beside the label, such as the clock a time is read on. */
  note?: string
  /** Carries the asterisk. */
  marked?: boolean
  /**
   * Said while a date or time is still to be chosen: Safari shows an empty one as today or now, in grey. By `required`
   * alone does a style know that a field is empty; the form says by `noValidate` that the browser is not to mind.
   */
  choose?: string
  /** Out of the way with scripts; without them every field shows. */
  hidden?: boolean
}

/** One text control with its label. Uncontrolled: the browser keeps what was typed, also before the scripts run. */
export function Field({ label, note, marked, choose, className, hidden, ...input }: FieldProps) {
  const id = useId()
  const chooseId = `${id}-choose`
  return (
    <div className={classNames('relative min-w-0', hidden && 'not-noscript:hidden', className)}>
      <label htmlFor={id} className="mb-1 flex items-baseline gap-2 text-xs font-semibold">
        {marked ? `${label} *` : label}
        {note && <span className="font-normal text-muted">{note}</span>}
      </label>
      <input
        id={id}
        type="text"
        className="peer min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-3.5 text-base hover:border-ink"
        {...(choose && { required: true, 'aria-invalid': false, 'aria-describedby': chooseId })}
        {...input}
      />
      {choose && (
        // Itself never hidden: what a description names is read out even when hidden, though not what is hidden in it.
        <span
          id={chooseId}
          className="absolute right-0 top-0 text-xs text-accent peer-[:is(:valid,:out-of-range)]:*:hidden"
        >
          <span>{choose}</span>
        </span>
      )}
    </div>
  )
}
