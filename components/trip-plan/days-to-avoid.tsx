import { interpolate } from '@/lib/format/interpolate'
import type { DayCheck } from '@/lib/trip-plan/check'
import { isLong } from '@/lib/trip-plan/plan'
import { BetterStart } from './better-start'
import { Notice } from './notice'
import { usePlanEditor } from './plan-context'

const byWeight = (a: DayCheck['avoid'][number], b: DayCheck['avoid'][number]) =>
  Number(b.against === 'shut') - Number(a.against === 'shut')

/** What is against the days of the plan, by which the reasons stand: a place that is shut first. */
export function DaysToAvoid() {
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const texts = check.days.flatMap(({ avoid, staysNight, tooLong }, day) =>
    [
      ...[...avoid].sort(byWeight).map(({ title }) => title),
      ...(staysNight ? [dayPlanner.stayNight] : []),
      ...(tooLong && !staysNight ? [tripPlan.dayTooLong] : []),
    ].map((text) => (check.days.length > 1 ? interpolate(tripPlan.onDay, { number: day + 1, text }) : text)),
  )
  return (
    <>
      {texts.map((text) => (
        <Notice key={text} text={text} isWarning />
      ))}
      {isLong(plan) && <BetterStart className="mt-3" />}
    </>
  )
}
