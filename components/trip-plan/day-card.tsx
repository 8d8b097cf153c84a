import { Plus } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { formatWeekday } from '@/lib/format/intl'
import { addStop } from '@/lib/trip-plan/edit'
import { isBlank, isLong, nextId, type PlanDay, type Stop } from '@/lib/trip-plan/plan'
import { DayFold } from './day-fold'
import { DayNotices } from './day-notices'
import { addStopId, DayTools } from './day-tools'
import { usePlanEditor } from './plan-context'
import { placeId, StopRow } from './stop-row'
import type { Dragged, DragHandlers } from './use-stop-drag'

type DayCardProps = {
  day: PlanDay
  /** From 0. */
  index: number
  dragged: Dragged | undefined
  dragHandlers: DragHandlers
  onStep: (stopId: number, by: -1 | 1) => void
}

/**
 * Whether the dragged stop would be dropped above or below this one: above the other stop of that index, or below the
 * last.
 */
function dropMark(day: PlanDay, stop: Stop, dragged: Dragged | undefined): 'above' | 'below' | undefined {
  if (dragged?.index === undefined || dragged.day !== day.id || dragged.stop === stop.id) return undefined
  const others = day.stops.filter(({ id }) => id !== dragged.stop)
  if (others[dragged.index] === stop) return 'above'
  return dragged.index >= others.length && others.at(-1) === stop ? 'below' : undefined
}

/** The stops of a day, what can be done with it, and what is to be known of it. */
function DayStops({ day, index, dragged, dragHandlers, onStep }: DayCardProps) {
  const { plan, check, edit, focusLater, messages } = usePlanEditor()
  const { tripPlan } = messages
  const known = check.days[index]
  const add = () => {
    const id = nextId(plan)
    edit((before) => addStop(before, day.id), 'stopAdded')
    focusLater(placeId(id))
  }
  return (
    <>
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
            mark={dropMark(day, stop, dragged)}
            dragHandlers={dragHandlers(stop.id)}
            onStep={onStep}
            onRemoved={() => focusLater(addStopId(day.id))}
          />
        ))}
      </ol>
      {!isBlank(plan) && (
        <div className="mt-3 flex items-start justify-between">
          <Button id={addStopId(day.id)} variant="outline" onClick={add}>
            <Icon of={Plus} className="size-4" />
            {tripPlan.addStop}
          </Button>
          <DayTools day={day} index={index} />
        </div>
      )}
      {known && <DayNotices day={day} check={known} />}
    </>
  )
}

/** One day; in a long plan it is folded. */
export function DayCard(props: DayCardProps) {
  const { day, index } = props
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan } = messages
  const known = check.days[index]
  const id = `day-${day.id}`
  const number = index + 1
  const title = known?.date
    ? interpolate(tripPlan.dayDate, { number, date: formatWeekday(known.date) })
    : interpolate(tripPlan.day, { number })
  return (
    <section aria-labelledby={id} data-day={day.id}>
      {isLong(plan) ? (
        <DayFold day={day} check={known} id={id} title={title}>
          <DayStops {...props} />
        </DayFold>
      ) : (
        <>
          <h3 id={id} className="flex min-h-11 items-center border-b border-line pb-1 text-h4">
            {title}
          </h3>
          <DayStops {...props} />
        </>
      )}
    </section>
  )
}
