import { classNames } from '@/components/ui/class-names'

const variants = { inline: 'items-center', line: 'w-full items-start py-2.5' } as const

type CheckboxProps = Omit<React.ComponentProps<'input'>, 'type'> & {
  label: React.ReactNode
  /** `line`: as wide as its list, for a label of several lines. */
  variant?: keyof typeof variants
}

/** A native checkbox with its label, which belongs to the clickable area. */
export function Checkbox({ label, variant = 'inline', className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'has-disabled:cursor-default has-disabled:opacity-50 inline-flex min-h-11 cursor-pointer gap-2.5 text-sm',
        variants[variant],
        className,
      )}
    >
      <input type="checkbox" className="size-5 shrink-0 cursor-[inherit]" {...input} />
      <span>{label}</span>
    </label>
  )
}
