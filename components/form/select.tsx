import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type SelectProps = React.ComponentProps<'select'> & {
  label: string
  options: { value: string; label: string }[]
}

/** One native choice out of several, with its label. */
export function Select({ label, options, className, id: givenId, ...select }: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('relative min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border border-control bg-raised pl-3.5 pr-10 text-base hover:border-ink"
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute bottom-3.5 right-3 size-5" />
    </div>
  )
}
