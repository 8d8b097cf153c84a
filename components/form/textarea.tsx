import { classNames } from '@/components/ui/class-names'
import { type FieldProps, FieldShell } from './field-shell'

type TextareaProps = Omit<FieldProps<'textarea'>, 'variant'> & {
  /** For two or three lines. */
  short?: boolean
}

/** A text of several lines with its label. Uncontrolled. It grows with its text in browsers with `field-sizing`. */
export const Textarea = ({ short, ...props }: TextareaProps) => (
  <FieldShell {...props}>
    {(control) => (
      <textarea
        rows={short ? 2 : 5}
        className={classNames(
          'field-sizing-content max-h-96 w-full rounded-md border border-control bg-raised px-3.5 py-3 text-base hover:border-ink',
          short ? 'min-h-20' : 'min-h-36',
        )}
        {...control}
      />
    )}
  </FieldShell>
)
