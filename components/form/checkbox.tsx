import { classNames } from '@/components/ui/class-names'

type CheckboxProps = Omit<React.ComponentProps<'input'>, 'type'> & { label: React.ReactNode }

/** A native checkbox with its label, which is part of what one can press. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'has-disabled:cursor-default has-disabled:opacity-50 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm',
        className,
      )}
    >
      <input type="checkbox" className="size-5 shrink-0 cursor-[inherit]" {...input} />
      <span>{label}</span>
    </label>
  )
}
