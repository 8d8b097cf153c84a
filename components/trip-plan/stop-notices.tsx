import { DAY, toTime } from '@/lib/guides/clock'
import { formatDuration } from '@/lib/guides/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { StopCheck } from '@/lib/trip-plan/check'
import type { Stop } from '@/lib/trip-plan/plan'
import { type PlannerMessages, usePlanEditor } from './plan-context'
import { Notice } from './notice'

/** A moment as visitors read it, to five minutes. */
function formatMoment(moment: number, messages: PlannerMessages['tripPlan']): string {
  const rounded = Math.round(moment / 5) * 5
  const time = toTime(rounded)
  return rounded >= DAY ? interpolate(messages.nextDay, { time }) : time
}

/** What is known of the way to a stop, in a line. */
function formatLeg(
  { leg, arrive }: StopCheck,
  { tripPlan, dayPlanner }: PlannerMessages,
): string | undefined {
  if (!leg) return undefined
  if (leg.kilometres === undefined) return tripPlan.legUnknown
  const values = {
    kilometres: leg.kilometres,
    duration: formatDuration(leg.minutes ?? 0, dayPlanner),
  }
  return arrive === undefined
    ? interpolate(tripPlan.leg, values)
    : interpolate(tripPlan.legArrive, { ...values, time: formatMoment(arrive, tripPlan) })
}

/** What the checks have to say of a stop: the way to it, and what is wrong with its time. */
export function StopNotices({ check }: { check: StopCheck }) {
  const { data, messages } = usePlanEditor()
  const { tripPlan } = messages
  // Before the roads are there nobody knows which of them are known.
  const way = data && formatLeg(check, messages)
  return (
    <>
      {way && <p className="pl-11 pt-2 text-xs text-muted">{way}</p>}
      {check.isLate && check.arrive !== undefined && (
        <Notice
          isWrong
          text={interpolate(tripPlan.late, { time: formatMoment(check.arrive, tripPlan) })}
          className="pl-11"
        />
      )}
      {check.isOutOfOrder && <Notice isWrong text={tripPlan.order} className="pl-11" />}
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
  const { messages } = usePlanEditor()
  const told = [connection?.number, connection?.point, note].filter(Boolean)
  return (
    <>
      {told.length > 0 && <p className="pl-11 pt-1 text-sm">{told.join(' · ')}</p>}
      {connection && isWrongNumber && (
        <Notice isWrong text={messages.tripPlan.wrong[connection.carrier]} className="pl-11" />
      )}
    </>
  )
}
