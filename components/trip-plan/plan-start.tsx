import { useState } from 'react'
import { DateField } from '@/components/form/date-field'
import { Select } from '@/components/form/select'
import { addDays, daysBetween } from '@/lib/time/days'
import { setDays } from '@/lib/trip-plan/edit'
import { isLong, isPlanDay, limits, stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { DaysToAvoid } from './days-to-avoid'
import { Notice } from './notice'
import { formatDay } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'

export const START_ID = 'plan-start'

type DayFieldProps = { id?: string; name: string; label: string; min?: string; day: string }

/**
 * The first or the last day. The plan gets whole days only, but React would reset a control whose year is still being typed
 * (0002, 0020, 0202) to the plan's day, so the control has a value of its own meanwhile.
 */
function DayField({ day, set, ...field }: DayFieldProps & { set: (day: string) => void }) {
  const { messages } = usePlanEditor()
  const [unfinished, setUnfinished] = useState<string>()
  const take = (typed: string) => {
    const isTaken = typed === '' || isPlanDay(typed)
    setUnfinished(isTaken ? undefined : typed)
    if (isTaken) set(typed)
  }
  return (
    <DateField
      {...field}
      type="date"
      choose={messages.trip.choose}
      value={unfinished ?? day}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  )
}

/** The last day of a plan that has a first one, and a way. */
function LastDay() {
  const { plan, edit, announce, messages } = usePlanEditor()
  const { lastDay, lastDayRange } = messages.tripPlan
  const refusal = interpolate(lastDayRange, { days: limits.days })
  const [refusedIn, setRefusedIn] = useState<TripPlan>()
  if (!isPlanDay(plan.start) || stopsOf(plan).length < 2) return null
  const set = (day: string) => {
    const count = day ? daysBetween(plan.start, day) + 1 : 0
    const isInRange = count >= 1 && count <= limits.days
    setRefusedIn(day === '' || isInRange ? undefined : plan)
    if (day !== '' && !isInRange) announce(refusal)
    if (isInRange) edit((before) => setDays(before, count), 'typed', 'lastDay')
  }
  const last = addDays(plan.start, plan.days.length - 1)
  return (
    <>
      <DayField name="lastDay" label={lastDay} min={plan.start} day={last} set={set} />
      {refusedIn === plan && <Notice text={refusal} isError className="min-w-full" />}
    </>
  )
}

/** What a trip can be, by the values of its control. */
const kinds = {
  local: { type: 'local' },
  outstation: { type: 'outstation', isReturn: true },
  oneWay: { type: 'outstation', isReturn: false },
} as const satisfies Record<string, Partial<TripPlan>>
type Kind = keyof typeof kinds

/** The kind of trip, the first day and the last. */
export function PlanStart() {
  const { plan, check, edit, minDay, messages } = usePlanEditor()
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
      <div className="flex flex-wrap items-end gap-3 *:flex-auto">
        <Select
          name="type"
          label={tripPlan.type}
          value={plan.type === 'local' || plan.isReturn ? plan.type : 'oneWay'}
          onChange={({ target }) => set(kinds[target.value as Kind], 'type')}
          options={options}
        />
        <DayField
          id={START_ID}
          name="date"
          label={tripPlan.start}
          min={minDay}
          day={plan.start}
          set={(start) => set({ start }, 'start')}
        />
        <LastDay />
      </div>
      {check.outOfTown && (
        <Notice
          text={interpolate(tripPlan.localOut, { place: check.outOfTown, kind: trip.outstation })}
          isWarning
        />
      )}
      {plan.start === '' && stopsOf(plan).length > 1 && <Notice text={tripPlan.startNeeded} isWarning />}
      {early && (
        <Notice
          text={interpolate(tripPlan.tooEarly, { date: formatDay(early.date), time: early.time })}
          isError
        />
      )}
      {/* By the folded days themselves only a mark stands. */}
      {isLong(plan) && <DaysToAvoid />}
    </div>
  )
}
