import { DAY, toTime } from '@/lib/guides/clock'
import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatNumber } from '@/lib/site/format'
import type { StopCheck } from '@/lib/trip-plan/check'
import type { Stop } from '@/lib/trip-plan/plan'
import { type PlannerWords, usePlanEditor } from './plan-context'
import { Remark } from './remark'

/** A moment as visitors read it, to five minutes. */
function sayMoment(moment: number, words: PlannerWords['tripPlan']): string {
  const rounded = Math.round(moment / 5) * 5
  const time = toTime(rounded)
  return rounded >= DAY ? fill(words.nextDay, { time }) : time
}

/** What is known of the way to a stop, in a line. */
function sayLeg({ leg, arrive }: StopCheck, { tripPlan, dayPlanner }: PlannerWords): string | undefined {
  if (!leg) return undefined
  if (leg.kilometres === undefined) return tripPlan.legUnknown
  const values = {
    kilometres: formatNumber(leg.kilometres),
    duration: formatDuration(leg.minutes ?? 0, dayPlanner),
  }
  return arrive === undefined
    ? fill(tripPlan.leg, values)
    : fill(tripPlan.legArrive, { ...values, time: sayMoment(arrive, tripPlan) })
}

/** What the checks have to say of a stop: the way to it, and what is wrong with its time. */
export function StopRemarks({ check }: { check: StopCheck }) {
  const { data, words } = usePlanEditor()
  const { tripPlan } = words
  // Before the roads are there nobody knows which of them are known.
  const way = data && sayLeg(check, words)
  return (
    <>
      {way && <p className="pl-11 pt-2 text-xs text-muted">{way}</p>}
      {check.isLate && check.arrive !== undefined && (
        <Remark
          isWrong
          text={fill(tripPlan.late, { time: sayMoment(check.arrive, tripPlan) })}
          className="pl-11"
        />
      )}
      {check.isOutOfOrder && <Remark isWrong text={tripPlan.order} className="pl-11" />}
    </>
  )
}

/** What the details hold, while they are closed. */
export function StopSummary({
  stop: { connection, note },
  isWrongNumber,
}: {
  stop: Stop
  isWrongNumber: boolean
}) {
  const { words } = usePlanEditor()
  const told = [connection?.number, connection?.point, note].filter(Boolean)
  return (
    <>
      {told.length > 0 && <p className="pl-11 pt-1 text-sm">{told.join(' · ')}</p>}
      {connection && isWrongNumber && (
        <Remark isWrong text={words.tripPlan.wrong[connection.carrier]} className="pl-11" />
      )}
    </>
  )
}
