import { interpolate } from '@/lib/format/interpolate'
import { isLong } from '@/lib/trip-plan/plan'
import { BetterStart } from './better-start'
import { Notice } from './notice'
import { usePlanEditor } from './plan-context'

/** What is against the days of the plan, by which the reasons stand: a place that is shut first. */
export function DaysToAvoid() {
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const all = check.days.flatMap(({ avoid, staysNight, tooLong }, day) =>
    [
      ...avoid.map(({ title, against }) => ({ text: title, isShut: against === 'shut' })),
      ...(staysNight ? [{ text: dayPlanner.stayNight }] : []),
      ...(tooLong && !staysNight ? [{ text: tripPlan.dayTooLong }] : []),
    ].map((each) => ({ isShut: false, number: day + 1, ...each })),
  )
  return (
    <>
      {all
        .sort((a, b) => Number(b.isShut) - Number(a.isShut))
        .map(({ text, number }) => (
          <Notice
            key={`${number} ${text}`}
            text={check.days.length > 1 ? interpolate(tripPlan.onDay, { number, text }) : text}
            isWarning
          />
        ))}
      {isLong(plan) && <BetterStart className="mt-3" />}
    </>
  )
}
