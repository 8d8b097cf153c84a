import { toTime } from '@/lib/guides/clock'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import type { Shuttle } from '@/lib/trip-plan/plan'
import type { RoundsAdvice } from '@/lib/trip-plan/rounds'
import { roundsOf } from '@/lib/trip-plan/shuttle-rounds'
import { namesOf, type PlanMessages, usePlanEditor } from './plan-context'

function impossibleText(
  advice: RoundsAdvice & { possible: false },
  messages: PlanMessages['roundsImpossible'],
): string {
  if (advice.because === 'time')
    return interpolate(messages.time, { needed: advice.needed, given: advice.given })
  if (advice.because === 'seats')
    return interpolate(messages.seats, { left: advice.left, time: toTime(advice.beginBy) })
  return messages[advice.because]
}

/** The rounds of each vehicle, or why they are impossible. */
export function RoundsAnswer({ shuttle }: { shuttle: Shuttle }) {
  const { plan, data, messages } = usePlanEditor()
  const { tripPlan } = messages
  const advice = roundsOf(shuttle, plan, data?.rows ?? [])
  const names = namesOf(data)
  if (!advice) return <p className="mt-3 text-sm text-muted">{tripPlan.roundNeeds}</p>
  if (!advice.possible)
    return (
      <p className="mt-3 text-sm font-semibold text-danger">
        {impossibleText(advice, tripPlan.roundsImpossible)}
      </p>
    )
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">{interpolate(tripPlan.roundAll, { time: toTime(advice.lastArrives) })}</p>
      <ul className="mt-1 text-muted">
        {advice.vehicles
          .filter(({ rounds }) => rounds.length > 0)
          .map(({ slug, number, rounds }) => (
            <li key={`${slug} ${number}`}>
              {interpolate(tripPlan.roundLine, {
                vehicle: names[slug] ?? slug,
                number,
                times: formatItems(
                  rounds.map(({ leaves, guests }) =>
                    interpolate(tripPlan.roundTime, { leaves: toTime(leaves), guests }),
                  ),
                ),
              })}
            </li>
          ))}
      </ul>
    </div>
  )
}
