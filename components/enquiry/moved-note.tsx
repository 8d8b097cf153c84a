import { classNames } from '@/components/ui/class-names'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { formatWeekday } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import type { LocalTime } from '@/lib/time/delhi'

type MovedNoteProps = { moved: LocalTime | undefined; message: Messages['trip']['moved']; className?: string }

/** Says beside the field that the pickup was moved to the earliest one. */
export function MovedNote({ moved, message, className }: MovedNoteProps) {
  const when = moved && formatItems([formatWeekday(moved.date), moved.time].filter(Boolean))
  return (
    <p aria-live="polite" className={classNames('text-xs text-muted empty:absolute', className)}>
      {when && interpolate(message, { when })}
    </p>
  )
}
