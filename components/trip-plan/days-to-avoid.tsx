import { interpolate } from '@/lib/format/interpolate'
import type { DayCheck } from '@/lib/trip-plan/check'
import { Notice } from './notice'
import { usePlanEditor } from './plan-context'

const byWeight = (a: DayCheck['avoid'][number], b: DayCheck['avoid'][number]) =>
  Number(b.against === 'shut') - Number(a.against === 'shut')

/** What is against the days of the plan, by which the reasons stand: a place that is shut first. */
export function DaysToAvoid() {
  const { check, messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  return check.days.flatMap(({ avoid, staysNight, tooLong, date }, day) =>
    [
      ...[...avoid].sort(byWeight).map(({ title }) => title),
      ...(staysNight ? [dayPlanner.stayNight] : []),
      ...(tooLong && !staysNight ? [tripPlan.dayTooLong] : []),
    ].map((text) => (
      <Notice
        key={`${date} ${text}`}
        text={check.days.length > 1 ? interpolate(tripPlan.onDay, { number: day + 1, text }) : text}
        isWarning
      />
    )),
  )
}
