import { useState } from 'react'
import { DateField } from '@/components/form/date-field'
import { Select } from '@/components/form/select'
import { isPlanDay, type TripPlan } from '@/lib/trip-plan/plan'
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
      name="date"
      label={messages.tripPlan.start}
      choose={messages.trip.choose}
      min={minDay}
      value={unfinished ?? plan.start}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  )
}

/** What a trip can be, by the values of its control. */
const kinds = {
  local: { type: 'local' },
  outstation: { type: 'outstation', isReturn: true },
  oneWay: { type: 'outstation', isReturn: false },
} as const satisfies Record<string, Partial<TripPlan>>
type Kind = keyof typeof kinds

/** The kind of trip and the first day. */
export function PlanStart() {
  const { plan, check, edit, messages } = usePlanEditor()
  const { tripPlan, trip } = messages
  const { isReturn, oneWay } = tripPlan.text
  const options: { value: Kind; label: string }[] = [
    { value: 'outstation', label: `${trip.outstation}, ${isReturn}` },
    { value: 'oneWay', label: `${trip.outstation}, ${oneWay}` },
    { value: 'local', label: trip.local },
  ]
  const set = (change: Partial<TripPlan>, step: string) =>
    edit((before) => ({ ...before, ...change }), 'typed', step)
  const early = check.tooEarly
  return (
    <div className="mt-5">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Select
          name="type"
          label={tripPlan.type}
          value={plan.type === 'local' || plan.isReturn ? plan.type : 'oneWay'}
          onChange={({ target }) => set(kinds[target.value as Kind], 'type')}
          options={options}
        />
        <StartField set={(start) => set({ start }, 'start')} />
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
