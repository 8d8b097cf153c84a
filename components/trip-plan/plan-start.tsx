import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { DateField } from '@/components/form/date-field'
import { Select } from '@/components/form/select'
import { isPlanDay, type TripPlan } from '@/lib/trip-plan/plan'
import { type TripType, tripTypes } from '@/lib/trip/trip'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'
import { formatDay } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'

export const START_ID = 'plan-start'

/**
 * The first day. The plan gets whole days only, but React would reset a control whose year is still being typed (0002,
 * 0020, 0202) to the plan's day, so the control has a value of its own meanwhile.
 */
function StartField({ set }: { set: (start: string) => void }) {
  const { plan, minDay, messages } = usePlanEditor()
  const [unfinished, setUnfinished] = useState<string>()
  const take = (day: string) => {
    const isTaken = day === '' || isPlanDay(day)
    setUnfinished(isTaken ? undefined : day)
    if (isTaken) set(day)
  }
  return (
    <DateField
      id={START_ID}
      type="date"
      label={messages.tripPlan.start}
      choose={messages.trip.choose}
      min={minDay}
      value={unfinished ?? plan.start}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  )
}

/** The kind of trip, the first day, and whether it is a return trip. */
export function PlanStart() {
  const { plan, check, edit, messages } = usePlanEditor()
  const { tripPlan, trip } = messages
  const set = (change: Partial<TripPlan>, step: string) =>
    edit((before) => ({ ...before, ...change }), 'typed', step)
  const early = check.tooEarly
  return (
    <div>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label={tripPlan.type}
          value={plan.type}
          onChange={({ target }) => set({ type: target.value as TripType }, 'type')}
          options={tripTypes.map((value) => ({ value, label: trip[value] }))}
        />
        <StartField set={(start) => set({ start }, 'start')} />
        <Checkbox
          label={tripPlan.isReturn}
          checked={plan.isReturn}
          onChange={({ target }) => set({ isReturn: target.checked }, 'isReturn')}
          className="col-span-2 sm:col-span-1"
        />
      </div>
      {early && (
        <Notice
          text={interpolate(tripPlan.tooEarly, { date: formatDay(early.date), time: early.time })}
          isError
        />
      )}
    </div>
  )
}
