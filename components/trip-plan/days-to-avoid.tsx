import { interpolate } from '@/lib/format/interpolate'
import { Notice } from './notice'
import { usePlanEditor } from './plan-context'

/** What is against the days of the plan, by which the reasons stand. */
export function DaysToAvoid() {
  const { check, messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  return check.days.flatMap(({ avoid, staysNight, tooLong, date }, day) =>
    [
      ...avoid.map(({ title }) => title),
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
