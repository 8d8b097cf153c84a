import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { type FieldProps, FieldShell } from './field-shell'

type SelectProps = FieldProps<'select'> & { options: { value: string; label: string }[] }

const variants = {
  boxed: {
    control:
      'min-h-12 w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border border-control bg-raised pl-3.5 pr-10 text-base hover:border-ink',
    icon: 'pointer-events-none absolute bottom-3.5 right-3 size-5',
  },
  lined: {
    control:
      'block min-h-14 w-full cursor-pointer appearance-none truncate rounded-none border-b border-control bg-transparent pr-8 font-display text-h3 hover:border-ink',
    icon: 'pointer-events-none absolute bottom-4 right-0 size-6 text-accent',
  },
} as const

/** A native select with its label. */
export function Select({ options, ...props }: SelectProps) {
  const { control: controlClass, icon } = variants[props.variant ?? 'boxed']
  return (
    <FieldShell {...props}>
      {(control) => (
        <>
          <select className={controlClass} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={icon} />
        </>
      )}
    </FieldShell>
  )
}
