import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'

export type ShellProps = {
  label: string
  /** A word beside the label, such as the clock a time is read on. */
  note?: string
  /** Carries the asterisk. */
  marked?: boolean
  /** How the field is to be filled in: below it, or beside the label at its right end. */
  hint?: React.ReactNode
  hintPlacement?: keyof typeof hintClasses
  hintClass?: string
  /** What is wrong with the value. An empty text keeps the region for a later one, which is then announced. */
  error?: string
  /** Of the control; without it, one is made. */
  id?: string
  'aria-describedby'?: string
  variant?: keyof typeof labelClasses
  /** Out of the way with scripts; without them every field shows. */
  hidden?: boolean
  /** Of the box around label and control: where it stands in its form. */
  className?: string
}

/** What a field of the kit takes: the shell's properties, and whatever its element takes besides. */
export type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = ShellProps &
  Omit<React.ComponentProps<Tag>, keyof ShellProps | 'children'>

/** What the control must carry, so that its label, hint and error belong to it. */
type Wired<Props> = Omit<Props, keyof ShellProps | 'children'> & {
  id: string
  'aria-describedby': string | undefined
}

const labelClasses = {
  boxed: 'mb-1 flex items-baseline gap-2 text-xs font-semibold',
  lined: 'text-sm text-muted',
} as const

const hintClasses = {
  below: 'text-xs text-muted',
  corner: 'absolute right-0 top-0 text-xs tracking-tight text-accent',
} as const

/**
 * Label, hint and error of one control, which are tied to it here: the control is drawn by `children` with the `id` and
 * `aria-describedby` that it is handed.
 */
export function FieldShell<Props extends ShellProps>({
  label,
  note,
  marked,
  hint,
  hintPlacement = 'below',
  hintClass,
  error,
  id,
  'aria-describedby': describedBy,
  variant = 'boxed',
  hidden,
  className,
  children,
  ...control
}: Props & { children: (control: Wired<Props>) => React.ReactNode }) {
  const ownId = useId()
  const hintId = `${ownId}h`
  const hasHint = hint !== undefined || error !== undefined
  const controlId = id ?? ownId
  const hintBox = hasHint && (
    // Never hidden itself: what a description names is read out though it be hidden; what is hidden in it is not.
    <p id={hintId} className={classNames(hintClasses[hintPlacement], hintClass)}>
      {error !== undefined && (
        <span aria-live="polite" className="font-semibold text-danger">
          {error && `${error} `}
        </span>
      )}
      {hint}
    </p>
  )
  return (
    <>
      <div className={classNames('group relative min-w-0', hidden && 'noscript:block hidden', className)}>
        <label htmlFor={controlId} className={labelClasses[variant]}>
          {marked ? `${label} *` : label}
          {note && <span className="font-normal text-muted">{note}</span>}
        </label>
        {children({
          ...control,
          id: controlId,
          'aria-describedby': classNames(describedBy, hasHint && hintId) || undefined,
        })}
        {hintPlacement === 'corner' && hintBox}
      </div>
      {hintPlacement === 'below' && hintBox}
    </>
  )
}
