import { useId } from 'react'

type TextareaProps = React.ComponentProps<'textarea'> & { label: string }

/** A text of several lines with its label. Uncontrolled, and as tall as what is typed where the browser can. */
export function Textarea({ label, className, ...textarea }: TextareaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        className="field-sizing-content max-h-96 min-h-36 w-full rounded-md border border-control bg-raised px-3.5 py-3 text-base placeholder:text-muted hover:border-ink"
        {...textarea}
      />
    </div>
  )
}
