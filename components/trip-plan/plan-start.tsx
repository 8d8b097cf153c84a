import { Checkbox } from '@/components/form/checkbox'
import { DateField } from '@/components/form/date-field'
import { Select } from '@/components/form/select'
import { isDay } from '@/lib/booking/days'
import type { TripPlan } from '@/lib/trip-plan/plan'
import { type TripType, tripTypes } from '@/lib/trip/trip'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'
import { formatDay } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'

export const START_ID = 'plan-start'

/** The kind of trip, the first day, and whether it is a return trip. */
export function PlanStart() {
  const { plan, check, edit, minDay, messages } = usePlanEditor()
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
        <DateField
          id={START_ID}
          type="date"
          label={tripPlan.start}
          choose={trip.choose}
          min={minDay}
          value={plan.start}
          onChange={({ target }) =>
            (target.value === '' || isDay(target.value)) && set({ start: target.value }, 'start')
          }
        />
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
