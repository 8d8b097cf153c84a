import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Trash2 } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { copyDay, moveDay, removeDay } from '@/lib/trip-plan/edit'
import { nextId, type PlanDay } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { ToolButton } from './tool-button'

/** Id of the button that adds a stop to a day. */
export const addStopId = (dayId: number) => `add-stop-${dayId}`

/** Moves, copies or removes a day, where there are others. @param index from 0. */
export function DayTools({ day, index }: { day: PlanDay; index: number }) {
  const { plan, edit, announce, focusLater, messages } = usePlanEditor()
  const { tripPlan } = messages
  const move = (by: -1 | 1) => {
    const now = index + by
    if (now < 0 || now >= plan.days.length) return
    edit((before) => moveDay(before, day.id, by), 'dayMoved')
    announce(interpolate(tripPlan.announcements.dayMoved, { day: now + 1 }))
  }
  const remove = () => {
    const neighbour = plan.days[index + 1] ?? plan.days[index - 1]
    if (!neighbour) return
    edit((before) => removeDay(before, day.id), 'dayRemoved')
    focusLater(addStopId(neighbour.id))
  }
  const copy = () => {
    const id = nextId(plan)
    edit((before) => copyDay(before, day.id), 'dayCopied')
    focusLater(addStopId(id))
  }
  const [isFirst, isLast] = [index === 0, index === plan.days.length - 1]
  if (isFirst && isLast) return null
  return (
    <details className="-mr-2">
      <summary className="ml-auto grid size-11 cursor-pointer list-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink">
        <Icon of={Ellipsis} className="size-5" />
        <span className="sr-only">{interpolate(tripPlan.dayTools, { number: index + 1 })}</span>
      </summary>
      <div className="flex">
        <ToolButton
          icon={ArrowUp}
          label={tripPlan.earlier}
          aria-disabled={isFirst}
          onClick={() => move(-1)}
        />
        <ToolButton icon={ArrowDown} label={tripPlan.later} aria-disabled={isLast} onClick={() => move(1)} />
        <ToolButton icon={CopyPlus} label={tripPlan.copy} onClick={copy} />
        <ToolButton icon={Trash2} label={tripPlan.remove} onClick={remove} />
      </div>
    </details>
  )
}
