import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatNumber, formatWeekday } from '@/lib/site/format'
import type { DayCheck } from '@/lib/trip-plan/check'
import { addStop, copyDay, moveDay, removeDay } from '@/lib/trip-plan/edit'
import { nextId, type PlanDay } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { Remark } from './remark'
import { StopRow, placeId } from './stop-row'
import { ToolButton } from './tool-button'
import type { Dragged, DragHandlers } from './use-stop-drag'

type DayCardProps = {
  day: PlanDay
  /** From 0. */
  index: number
  dragged: Dragged | undefined
  dragHandlers: DragHandlers
  onStep: (stopId: number, by: -1 | 1) => void
}

const addStopId = (dayId: number) => `add-stop-${dayId}`

function DayTools({ day, index }: Pick<DayCardProps, 'day' | 'index'>) {
  const { plan, edit, announce, focusLater, words } = usePlanEditor()
  const { tripPlan } = words
  const move = (by: -1 | 1) => {
    const now = index + by
    if (now < 0 || now >= plan.days.length) return
    edit((before) => moveDay(before, day.id, by), 'dayMoved')
    announce(fill(tripPlan.said.dayMoved, { day: now + 1 }))
  }
  const remove = () => {
    const neighbour = plan.days[index + 1] ?? plan.days[index - 1]
    if (!neighbour) return
    edit((before) => removeDay(before, day.id), 'dayRemoved')
    focusLater(addStopId(neighbour.id))
  }
  const [isFirst, isLast] = [index === 0, index === plan.days.length - 1]
  return (
    <div
      role="group"
      aria-label={fill(tripPlan.dayTools, { number: index + 1 })}
      className="-mr-2 flex print:hidden"
    >
      <ToolButton icon={ArrowUp} label={tripPlan.earlier} aria-disabled={isFirst} onClick={() => move(-1)} />
      <ToolButton icon={ArrowDown} label={tripPlan.later} aria-disabled={isLast} onClick={() => move(1)} />
      <ToolButton
        icon={CopyPlus}
        label={tripPlan.copy}
        onClick={() => edit((before) => copyDay(before, day.id), 'dayCopied')}
      />
      <ToolButton icon={Trash2} label={tripPlan.remove} aria-disabled={isFirst && isLast} onClick={remove} />
    </div>
  )
}

/** What a day comes to, as far as the roads are known. */
function DayRemarks({ check }: { check: DayCheck }) {
  const { words } = usePlanEditor()
  const { tripPlan, dayPlanner } = words
  const driving = formatDuration(check.driving, dayPlanner)
  return (
    <>
      {check.driving > 0 && (
        <Remark
          text={fill(tripPlan.dayTotal, { kilometres: formatNumber(check.kilometres), duration: driving })}
        />
      )}
      {check.isLong && <Remark isWrong text={fill(tripPlan.longDay, { driving })} />}
      {check.nightCharge === 'yes' && <Remark text={tripPlan.nightYes} />}
      {check.nightCharge === 'ask' && <Remark text={tripPlan.nightAsk} />}
    </>
  )
}

/** One day with its stops. */
export function DayCard({ day, index, dragged, dragHandlers, onStep }: DayCardProps) {
  const { plan, check, edit, focusLater, words } = usePlanEditor()
  const { tripPlan } = words
  const known = check.days[index]
  const headingId = `day-${day.id}`
  const number = index + 1
  const heading = known?.date
    ? fill(tripPlan.dayDate, { number, date: formatWeekday(known.date) })
    : fill(tripPlan.day, { number })
  // Where the dragged stop would fall: before the other stop of that index, or after the last.
  const others = day.stops.filter(({ id }) => id !== dragged?.stop)
  const falls = dragged?.day === day.id ? dragged.index : undefined
  const add = () => {
    const id = nextId(plan)
    edit((before) => addStop(before, day.id), 'stopAdded')
    focusLater(placeId(id))
  }
  return (
    <section aria-labelledby={headingId} data-day={day.id}>
      <div className="flex items-center justify-between gap-3 border-b border-line pb-1">
        <h2 id={headingId} className="text-h4">
          {heading}
        </h2>
        <DayTools day={day} index={index} />
      </div>
      {day.stops.length === 0 && <p className="py-3 text-sm text-muted">{tripPlan.noStops}</p>}
      <ol>
        {day.stops.map((stop, place) => (
          <StopRow
            key={stop.id}
            stop={stop}
            index={place}
            isFirst={place === 0 && index === 0}
            check={known?.stops[place]}
            isDragged={dragged?.stop === stop.id}
            mark={
              falls === undefined || dragged?.stop === stop.id
                ? undefined
                : others[falls] === stop
                  ? 'above'
                  : falls >= others.length && others.at(-1) === stop
                    ? 'below'
                    : undefined
            }
            dragHandlers={dragHandlers(stop.id)}
            onStep={onStep}
            onRemoved={() => focusLater(addStopId(day.id))}
          />
        ))}
      </ol>
      <Button id={addStopId(day.id)} look="outline" onClick={add} className="mt-3 print:hidden">
        <Icon of={Plus} className="size-4" />
        {tripPlan.addStop}
      </Button>
      {known && <DayRemarks check={known} />}
    </section>
  )
}
