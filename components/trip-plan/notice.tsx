import { TriangleAlert } from 'lucide'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { usePlanEditor } from './plan-context'

/** A message of the checks, next to what it is about. */
export function Notice({
  text,
  isError,
  isWarning,
  className,
}: {
  text: string
  isError?: boolean
  isWarning?: boolean
  className?: string
}) {
  return (
    <p
      className={classNames(
        'mt-2 flex items-start gap-2 text-sm',
        isError ? 'font-semibold text-danger' : isWarning ? 'font-semibold' : 'text-muted',
        className,
      )}
    >
      {isError && <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />}
      {text}
    </p>
  )
}

/** Why the plan was not sent, beside the control that it is about: the line below the button is screens away. */
export function RefusedNotice({ controlId }: { controlId: string }) {
  const { refused } = usePlanEditor()
  return refused?.needed && refused.controlId === controlId ? (
    <Notice text={refused.needed} isWarning />
  ) : null
}
