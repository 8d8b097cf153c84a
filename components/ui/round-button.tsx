import { classNames } from './class-names'
import { Icon, type IconShape } from './icon'

type RoundButtonProps = React.ComponentProps<'button'> & { icon: IconShape }

/** A round icon button; `aria-label` is its name. With `aria-disabled` it is greyed out but stays focusable. */
export function RoundButton({ icon, className, ...props }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-control bg-surface hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
