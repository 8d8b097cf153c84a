import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type FieldProps = React.ComponentProps<'input'> & {
  label: string
  /** A word beside the label, such as the clock a time is read on. */
  note?: string
  /** Carries the asterisk. */
  marked?: boolean
  /** Out of the way with scripts; without them every field shows. */
  hidden?: boolean
}

/** One text control with its label. Uncontrolled: the browser keeps what was typed, also before the scripts run. */
export function Field({ label, note, marked, className, hidden, id: givenId, ...input }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('min-w-0', hidden && 'noscript:block hidden', className)}>
      <label htmlFor={id} className="mb-1 flex items-baseline gap-2 text-xs font-semibold">
        {marked ? `${label} *` : label}
        {note && <span className="font-normal text-muted">{note}</span>}
      </label>
      <input
        id={id}
        type="text"
        className="min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-3.5 text-base hover:border-ink"
        {...input}
      />
    </div>
  )
}
