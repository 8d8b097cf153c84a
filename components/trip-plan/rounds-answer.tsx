import { toTime } from '@/lib/guides/clock'
import { fill } from '@/lib/site/fill'
import type { Shuttle } from '@/lib/trip-plan/plan'
import type { RoundsAdvice } from '@/lib/trip-plan/rounds'
import { roundsOf } from '@/lib/trip-plan/shuttle-rounds'
import { namesOf, type PlanWords, usePlanEditor } from './plan-context'

function sayNo(advice: RoundsAdvice & { possible: false }, words: PlanWords['roundNo']): string {
  if (advice.because === 'time') return fill(words.time, { needed: advice.needed, given: advice.given })
  if (advice.because === 'seats')
    return fill(words.seats, { left: advice.left, time: toTime(advice.beginBy) })
  return words[advice.because]
}

/** How often which vehicle runs, or why that is impossible. */
export function RoundsAnswer({ shuttle }: { shuttle: Shuttle }) {
  const { plan, data, words } = usePlanEditor()
  const { tripPlan } = words
  const advice = roundsOf(shuttle, plan, data?.rows ?? [])
  const names = namesOf(data)
  if (!advice) return <p className="mt-3 text-sm text-muted">{tripPlan.roundNeeds}</p>
  if (!advice.possible)
    return <p className="mt-3 text-sm font-semibold text-danger">{sayNo(advice, tripPlan.roundNo)}</p>
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">{fill(tripPlan.roundAll, { time: toTime(advice.lastArrives) })}</p>
      <ul className="mt-1 text-muted">
        {advice.vehicles
          .filter(({ rounds }) => rounds.length > 0)
          .map(({ slug, number, rounds }) => (
            <li key={`${slug} ${number}`}>
              {fill(tripPlan.roundLine, {
                vehicle: names[slug] ?? slug,
                number,
                times: rounds
                  .map(({ leaves, guests }) => fill(tripPlan.roundTime, { leaves: toTime(leaves), guests }))
                  .join(', '),
              })}
            </li>
          ))}
      </ul>
    </div>
  )
}
