import { X } from 'lucide'
import { Icon } from './icon'
import { classNames } from './class-names'
import { close } from './commands'

type DialogProps = Omit<React.ComponentProps<'dialog'>, 'id' | 'title'> & {
  id: string
  title: string
  closeLabel: string
  /** The class of the bar with the title and the button. */
  headClass?: string
}

/** A native dialog with its title and a Close button. Escape closes it too, and a click outside where the browser supports `closedby`. */
export function Dialog({ id, title, closeLabel, headClass, className, children, ...props }: DialogProps) {
  const titleId = `${id}-title`
  return (
    <dialog id={id} aria-labelledby={titleId} closedby="any" className={className} {...props}>
      <div className={classNames('flex items-center justify-between gap-4 pb-4', headClass)}>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line hover:border-ink"
          {...close(id)}
        >
          <Icon of={X} className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
