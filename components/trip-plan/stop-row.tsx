import { ChevronDown, GripVertical } from 'lucide'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import type { StopCheck } from '@/lib/trip-plan/check'
import { bumpFirstTime, changeStop } from '@/lib/trip-plan/edit'
import { PLACES_ID } from '@/lib/routes/routes'
import { limits, type Stop, stopsOf } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { RefusedNotice } from './notice'
import { StopDetails } from './stop-details'
import { StopNotices, StopSummary } from './stop-notices'
import type { DragHandlers } from './use-stop-drag'

export const handleId = (stopId: number) => `stop-handle-${stopId}`
export const placeId = (stopId: number) => `stop-place-${stopId}`
export const timeId = (stopId: number) => `stop-time-${stopId}`

type StopRowProps = {
  stop: Stop
  /** Within its day, from 0. */
  index: number
  /** It is the pickup of the whole trip, for which there is an earliest time. */
  isFirst: boolean
  check: StopCheck | undefined
  isDragged: boolean
  /** Where a dragged stop would be dropped. */
  mark: 'above' | 'below' | undefined
  dragHandlers: ReturnType<DragHandlers>
  onStep: (stopId: number, by: -1 | 1) => void
  onRemoved: () => void
}

const controlClass =
  'min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-2.5 hover:border-ink'

function DropMark({ side }: { side: 'above' | 'below' }) {
  const place = side === 'above' ? '-top-0.5' : '-bottom-0.5'
  return <span aria-hidden className={classNames('absolute inset-x-0 h-1 bg-action', place)} />
}

function StopHandle({ stop, index, dragHandlers, onStep }: StopRowProps) {
  const { tripPlan } = usePlanEditor().messages
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(stop.id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <button
      id={handleId(stop.id)}
      type="button"
      aria-label={interpolate(tripPlan.drag, { number: index + 1 })}
      onKeyDown={onKeyDown}
      {...dragHandlers}
      className="grid min-h-12 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink active:cursor-grabbing"
    >
      <Icon of={GripVertical} className="size-5" />
    </button>
  )
}

const StopDot = () => <span aria-hidden className="mx-auto size-3 rounded-full border-2 border-accent" />

type SetStop = (change: Partial<Stop>, step: string) => void

/** The inputs for time and place. */
function StopInputs({
  stop,
  index,
  isFirst,
  set,
  className,
}: StopRowProps & { set: SetStop; className: string }) {
  const { edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  const number = index + 1
  const bump = () => {
    if (isFirst) edit((before) => bumpFirstTime(before, new Date()), 'typed', `time-${stop.id}`)
  }
  return (
    <>
      <input
        id={timeId(stop.id)}
        type="time"
        name={isFirst ? 'time' : undefined}
        aria-label={isFirst ? tripPlan.startTime : interpolate(tripPlan.stopTime, { number })}
        value={stop.time}
        onChange={({ target }) => set({ time: target.value }, 'time')}
        onBlur={bump}
        className={`${controlClass} text-sm max-sm:[&::-webkit-calendar-picker-indicator]:hidden`}
      />
      <input
        id={placeId(stop.id)}
        type="text"
        name={isFirst ? 'from' : 'destination'}
        aria-label={interpolate(tripPlan.stopPlace, { number })}
        placeholder={isFirst ? tripPlan.from : tripPlan.to}
        list={PLACES_ID}
        maxLength={limits.place}
        value={stop.place}
        onChange={({ target }) => set({ place: target.value }, 'place')}
        className={`${controlClass} ${className} text-base`}
      />
    </>
  )
}

/** One stop as one line: its drag handle, time and place, and a button that opens the details. */
export function StopRow(props: StopRowProps) {
  const { stop, index, check, isDragged, mark, onStep, onRemoved } = props
  const { plan, edit, messages } = usePlanEditor()
  // An empty plan has nothing to move, and no stop of which there is more to say.
  const isPlanEmpty = stopsOf(plan).length === 0
  const [isOpen, setOpen] = useState(false)
  const detailsId = `stop-details-${stop.id}`
  const isWrongNumber = check?.isWrongNumber ?? false
  const set: SetStop = (change, step) =>
    edit((before) => changeStop(before, stop.id, change), 'typed', `${step}-${stop.id}`)
  return (
    <li
      data-stop={stop.id}
      className={classNames('not-first:border-t border-line py-2', isDragged && 'opacity-40')}
    >
      {mark && <DropMark side={mark} />}
      {check && <StopNotices check={check} place={stop.place} />}
      <div className="grid grid-cols-[32px_min(5.75rem,30%)_minmax(0,1fr)_44px] items-center gap-1 pt-1 sm:grid-cols-[44px_min(8.25rem,30%)_minmax(0,1fr)_44px] sm:gap-2">
        {isPlanEmpty ? <StopDot /> : <StopHandle {...props} />}
        <StopInputs {...props} set={set} className={isPlanEmpty ? 'col-span-2' : ''} />
        <button
          hidden={isPlanEmpty}
          type="button"
          aria-label={interpolate(messages.tripPlan.more, { number: index + 1 })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="eased-colors grid min-h-12 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon of={ChevronDown} className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <RefusedNotice controlId={timeId(stop.id)} />
      <RefusedNotice controlId={placeId(stop.id)} />
      {isOpen ? (
        <StopDetails
          id={detailsId}
          stop={stop}
          index={index}
          isWrongNumber={isWrongNumber}
          onChange={set}
          onStep={onStep}
          onRemoved={onRemoved}
        />
      ) : (
        <StopSummary stop={stop} isWrongNumber={isWrongNumber} />
      )}
    </li>
  )
}
