import { classNames } from '@/components/ui/class-names'
import { Icon, type IconShape } from '@/components/ui/icon'

type ToolButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & { icon: IconShape; label: string }

/** A small icon button with an accessible name. */
export function ToolButton({ icon, label, className, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'eased-colors grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40',
        className,
      )}
      {...props}
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
