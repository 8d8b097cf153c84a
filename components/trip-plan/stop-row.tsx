import { ChevronDown, GripVertical } from 'lucide'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { DAY, toTime } from '@/lib/guides/clock'
import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatNumber } from '@/lib/site/format'
import type { StopCheck } from '@/lib/trip-plan/check'
import { changeStop } from '@/lib/trip-plan/edit'
import { limits, type Stop } from '@/lib/trip-plan/plan'
import { bumpTime } from '@/lib/trip/pickup'
import { type PlannerWords, usePlanEditor } from './plan-context'
import { Remark } from './remark'
import { StopDetails } from './stop-details'
import type { DragHandlers } from './use-stop-drag'

export const handleId = (stopId: number) => `stop-handle-${stopId}`
export const placeId = (stopId: number) => `stop-place-${stopId}`
export const timeId = (stopId: number) => `stop-time-${stopId}`

type StopRowProps = {
  stop: Stop
  /** Within its day, from 0. */
  index: number
  /** The pickup of the whole trip, for which there is an earliest time. */
  isFirst: boolean
  check: StopCheck | undefined
  isDragged: boolean
  /** Where a dragged stop would fall. */
  mark: 'above' | 'below' | undefined
  dragHandlers: ReturnType<DragHandlers>
  onStep: (stopId: number, by: -1 | 1) => void
  onRemoved: () => void
}

/** A moment as visitors read it, to five minutes. */
function sayMoment(moment: number, words: PlannerWords['tripPlan']): string {
  const rounded = Math.round(moment / 5) * 5
  const time = toTime(rounded)
  return rounded >= DAY ? fill(words.nextDay, { time }) : time
}

/** What is known of the way to a stop, in a line. */
function sayLeg({ leg, arrive }: StopCheck, { tripPlan, dayPlanner }: PlannerWords): string | undefined {
  if (!leg) return undefined
  if (leg.kilometres === undefined) return tripPlan.legUnknown
  const values = {
    kilometres: formatNumber(leg.kilometres),
    duration: formatDuration(leg.minutes ?? 0, dayPlanner),
  }
  return arrive === undefined
    ? fill(tripPlan.leg, values)
    : fill(tripPlan.legArrive, { ...values, time: sayMoment(arrive, tripPlan) })
}

function StopRemarks({ check }: { check: StopCheck }) {
  const { data, words } = usePlanEditor()
  const { tripPlan } = words
  // Before the roads are there nobody knows which of them are known.
  const way = data && sayLeg(check, words)
  return (
    <>
      {way && <p className="pl-11 pt-2 text-xs text-muted">{way}</p>}
      {check.isLate && check.arrive !== undefined && (
        <Remark
          isWrong
          text={fill(tripPlan.late, { time: sayMoment(check.arrive, tripPlan) })}
          className="pl-11"
        />
      )}
      {check.isOutOfOrder && <Remark isWrong text={tripPlan.order} className="pl-11" />}
    </>
  )
}

const control =
  'min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-2.5 hover:border-ink'

/** One stop in one line: its handle, its time, its place, and a button for what more there is to say. */
export function StopRow(props: StopRowProps) {
  const { stop, index, isFirst, check, isDragged, mark, dragHandlers, onStep, onRemoved } = props
  const { plan, edit, words } = usePlanEditor()
  const { tripPlan } = words
  const [isOpen, setOpen] = useState(false)
  const number = index + 1
  const name = fill(tripPlan.stop, { number })
  const detailsId = `stop-details-${stop.id}`
  const set = (change: Partial<Stop>, step: string) =>
    edit((before) => changeStop(before, stop.id, change), 'typed', `${step}-${stop.id}`)
  const bump = () => {
    const time = bumpTime({ date: plan.start, time: stop.time }, new Date())
    if (isFirst && time !== stop.time) set({ time }, 'time')
  }
  const step = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(stop.id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      data-stop={stop.id}
      className={classNames('not-first:border-t border-line py-2', isDragged && 'opacity-40')}
    >
      {mark && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-0 h-1 bg-action',
            mark === 'above' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
      {check && <StopRemarks check={check} />}
      <div className="grid grid-cols-[2rem_5.75rem_minmax(0,1fr)_2.75rem] items-center gap-1 pt-1 sm:grid-cols-[2.75rem_8.25rem_minmax(0,1fr)_2.75rem] sm:gap-2">
        <button
          id={handleId(stop.id)}
          type="button"
          aria-label={fill(tripPlan.drag, { number })}
          onKeyDown={step}
          {...dragHandlers}
          className="grid min-h-12 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink active:cursor-grabbing print:hidden"
        >
          <Icon of={GripVertical} className="size-5" />
        </button>
        <input
          id={timeId(stop.id)}
          type="time"
          aria-label={`${name}: ${tripPlan.time}`}
          value={stop.time}
          onChange={({ target }) => set({ time: target.value }, 'time')}
          onBlur={bump}
          className={`${control} text-sm max-sm:[&::-webkit-calendar-picker-indicator]:hidden`}
        />
        <input
          id={placeId(stop.id)}
          type="text"
          aria-label={`${name}: ${tripPlan.place}`}
          placeholder={tripPlan.placeHint}
          maxLength={limits.place}
          value={stop.place}
          onChange={({ target }) => set({ place: target.value }, 'place')}
          className={`${control} text-base`}
        />
        <button
          type="button"
          aria-label={fill(tripPlan.more, { number })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="eased-colors grid min-h-12 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink print:hidden"
        >
          <Icon of={ChevronDown} className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen ? (
        <StopDetails
          id={detailsId}
          stop={stop}
          index={index}
          isWrongNumber={check?.isWrongNumber ?? false}
          onChange={set}
          onStep={onStep}
          onRemoved={onRemoved}
        />
      ) : (
        <StopSummary stop={stop} isWrongNumber={check?.isWrongNumber ?? false} />
      )}
    </li>
  )
}

/** What the details hold, while they are closed. */
function StopSummary({ stop: { connection, note }, isWrongNumber }: { stop: Stop; isWrongNumber: boolean }) {
  const { words } = usePlanEditor()
  const told = [connection?.number, connection?.point, note].filter(Boolean)
  return (
    <>
      {told.length > 0 && <p className="pl-11 pt-1 text-sm">{told.join(' · ')}</p>}
      {connection && isWrongNumber && (
        <Remark isWrong text={words.tripPlan.wrong[connection.carrier]} className="pl-11" />
      )}
    </>
  )
}
