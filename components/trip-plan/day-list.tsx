import { Plus } from 'lucide'
import { PlaceOptions } from '@/components/enquiry/place-options'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { addDay, findStop, moveStop, stepStop } from '@/lib/trip-plan/edit'
import { isBlank, isLong, type TripPlan } from '@/lib/trip-plan/plan'
import { DayCard } from './day-card'
import { usePlanEditor } from './plan-context'
import { handleId } from './stop-row'
import { useStopDrag } from './use-stop-drag'

/** Moves a stop and announces its new position. */
function useStopMoves() {
  const { plan, edit, announce, focusLater, messages } = usePlanEditor()
  const { announcements, stop: stopWord } = messages.tripPlan
  const move = (stopId: number, change: (before: TripPlan) => TripPlan) => {
    const next = change(plan)
    const now = findStop(next, stopId)
    if (next === plan || !now) return
    edit(change, 'stopMoved')
    const place = next.days[now.day]?.stops[now.index]?.place
    const number = now.index + 1
    announce(
      interpolate(announcements.stopMoved, {
        place: place || interpolate(stopWord, { number }),
        number,
        day: now.day + 1,
      }),
    )
    focusLater(handleId(stopId))
  }
  return {
    step: (stopId: number, by: -1 | 1) => move(stopId, (before) => stepStop(before, stopId, by)),
    drop: (stopId: number, dayId: number, index: number) =>
      move(stopId, (before) => moveStop(before, stopId, dayId, index)),
  }
}

/** The days in their order. */
export function DayList() {
  const { plan, data, edit, messages } = usePlanEditor()
  const { step, drop } = useStopMoves()
  const { dragged, handlers } = useStopDrag(drop)
  return (
    <div className={classNames('mt-6 grid', !isLong(plan) && 'gap-8')}>
      <PlaceOptions places={data?.suggested ?? []} />
      {plan.days.map((day, index) => (
        <DayCard
          key={day.id}
          day={day}
          index={index}
          dragged={dragged}
          dragHandlers={handlers}
          onStep={step}
        />
      ))}
      {!isBlank(plan) && (
        <Button
          variant="outline"
          className={isLong(plan) ? 'mt-6' : ''}
          onClick={() => edit(addDay, 'dayAdded')}
        >
          <Icon of={Plus} className="size-4" />
          {messages.tripPlan.addDay}
        </Button>
      )}
    </div>
  )
}
