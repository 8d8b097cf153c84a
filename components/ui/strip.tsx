import { classNames } from './class-names'

/** A list that scrolls must be reachable by keyboard. */
const focusable = { tabIndex: 0 }

type StripProps = React.ComponentProps<'div'> & { label: string }

/**
 * A list that the browser scrolls sideways, from edge to edge of the screen, its first item where the page's column
 * begins. It does not snap: what moves it by a few pixels would be pulled back.
 */
export function Strip({ label, className, children, ...props }: StripProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...focusable}
      className={classNames(
        'scrollbar-none -outline-offset-3 relative overflow-x-auto overscroll-x-contain',
        className,
      )}
      {...props}
    >
      <ol className="flex w-max gap-10 px-bleed">{children}</ol>
    </div>
  )
}
