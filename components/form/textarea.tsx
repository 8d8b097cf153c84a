import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type TextareaProps = React.ComponentProps<'textarea'> & {
  label: string
  /** For two or three lines. */
  short?: boolean
}

/** A text of several lines with its label. Uncontrolled, and as tall as what is typed where the browser can. */
export function Textarea({ label, short, className, ...textarea }: TextareaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={short ? 2 : 5}
        className={classNames(
          'field-sizing-content max-h-96 w-full rounded-md border border-control bg-raised px-3.5 py-3 text-base hover:border-ink',
          short ? 'min-h-20' : 'min-h-36',
        )}
        {...textarea}
      />
    </div>
  )
}
