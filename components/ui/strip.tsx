import { classNames } from './class-names'

/** A scrollable list must be focusable by keyboard. */
const focusable = { tabIndex: 0 }

type StripProps = React.ComponentProps<'div'> & { label: string }

/**
 * A `StripList` with native horizontal scrolling over the full width of the screen, whose first item is aligned with the
 * page's column. Without scroll snapping, which would revert automatic movements by a few pixels.
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
      {children}
    </div>
  )
}

/** The items of a strip. */
export const StripList = ({ children }: { children: React.ReactNode }) => (
  <ol className="flex w-max gap-10 px-bleed">{children}</ol>
)
