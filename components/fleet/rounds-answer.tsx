import type { Messages } from '@/lib/content/schema/messages'
import { toTime } from '@/lib/time/clock'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import type { RoundsAdvice } from '@/lib/fleet/rounds'

function impossibleText(
  advice: RoundsAdvice & { possible: false },
  messages: Messages['tripPlan']['roundsImpossible'],
): string {
  if (advice.because === 'time')
    return interpolate(messages.time, { needed: advice.needed, given: advice.given })
  if (advice.because === 'seats')
    return interpolate(messages.seats, { left: advice.left, time: toTime(advice.beginBy) })
  return messages[advice.because]
}

export type RoundsMessages = Pick<
  Messages['tripPlan'],
  'roundNeeds' | 'roundsImpossible' | 'roundAll' | 'roundLine' | 'roundTime'
>

type RoundsAnswerProps = {
  /** Undefined while a value is not given. */
  advice: RoundsAdvice | undefined
  /** The vehicles' names by their slugs. */
  names: Record<string, string>
  messages: RoundsMessages
}

/** The rounds of each vehicle, or why they are impossible. */
export function RoundsAnswer({ advice, names, messages }: RoundsAnswerProps) {
  if (!advice) return <p className="mt-3 text-sm text-muted">{messages.roundNeeds}</p>
  if (!advice.possible)
    return (
      <p className="mt-3 text-sm font-semibold text-danger">
        {impossibleText(advice, messages.roundsImpossible)}
      </p>
    )
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">{interpolate(messages.roundAll, { time: toTime(advice.lastArrives) })}</p>
      <ul className="mt-1 text-muted">
        {advice.vehicles
          .filter(({ rounds }) => rounds.length > 0)
          .map(({ slug, number, rounds }) => (
            <li key={`${slug} ${number}`}>
              {interpolate(messages.roundLine, {
                vehicle: names[slug] ?? slug,
                number,
                times: formatItems(
                  rounds.map(({ leaves, guests }) =>
                    interpolate(messages.roundTime, { leaves: toTime(leaves), guests }),
                  ),
                ),
              })}
            </li>
          ))}
      </ul>
    </div>
  )
}
