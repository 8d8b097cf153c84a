import { DAY, toTime } from '@/lib/time/clock'
import { roadWarnings } from '@/lib/guides/describe-plan'
import { interpolate } from '@/lib/format/interpolate'
import type { StopCheck } from '@/lib/trip-plan/check'
import type { Stop } from '@/lib/trip-plan/plan'
import { type PlannerMessages, usePlanEditor, wheelText } from './plan-context'
import { Notice } from './notice'

/** Formats a moment, rounded to five minutes. */
function formatMoment(moment: number, messages: PlannerMessages['tripPlan']): string {
  const rounded = Math.round(moment / 5) * 5
  const time = toTime(rounded)
  return rounded >= DAY ? interpolate(messages.nextDay, { time }) : time
}

/** The drive to a stop as one line. */
export function formatLeg({ leg, arrive }: StopCheck, messages: PlannerMessages): string | undefined {
  if (!leg) return undefined
  const { tripPlan } = messages
  if (leg.kilometres === undefined) return tripPlan.legUnknown
  const values = {
    kilometres: leg.kilometres,
    wheel: wheelText(leg.minutes ?? 0, leg.hoursOf, messages),
  }
  const line = () => {
    if (leg.countedFrom) return interpolate(tripPlan.legFrom, { ...values, time: leg.countedFrom })
    return arrive === undefined
      ? interpolate(tripPlan.leg, values)
      : interpolate(tripPlan.legArrive, { ...values, time: formatMoment(arrive, tripPlan) })
  }
  return leg.isCentral ? interpolate(tripPlan.legCentral, { leg: line() }) : line()
}

/** The checks of a stop: the drive to it, and problems with its time. */
export function StopNotices({ check, place }: { check: StopCheck; place: string }) {
  const { data, messages } = usePlanEditor()
  const { tripPlan } = messages
  // Until the roads have been fetched it is unknown which distances are known.
  const way = data && formatLeg(check, messages)
  return (
    <>
      {way && <p className="pl-11 pt-2 text-xs text-muted">{way}</p>}
      {check.leg?.drive &&
        roadWarnings(check.leg.drive, messages.dayPlanner).map((text) => (
          <Notice key={text} text={text} isWarning className="pl-11" />
        ))}
      {check.isLate && check.arrive !== undefined && (
        <Notice
          isError
          text={interpolate(tripPlan.late, { time: formatMoment(check.arrive, tripPlan) })}
          className="pl-11"
        />
      )}
      {check.turnsBack && check.at !== undefined && (
        <Notice text={interpolate(tripPlan.turnsBack, { place })} isWarning className="pl-11" />
      )}
      {check.isOutOfOrder && <Notice isError text={tripPlan.order} className="pl-11" />}
    </>
  )
}

/** The content of the details while they are collapsed. */
export function StopSummary({
  stop: { connection, note },
  isWrongNumber,
}: {
  stop: Stop
  isWrongNumber: boolean
}) {
  const { messages } = usePlanEditor()
  const details = [connection?.number, connection?.point, note].filter(Boolean)
  return (
    <>
      {details.length > 0 && <p className="pl-11 pt-1 text-sm">{details.join(' · ')}</p>}
      {connection && isWrongNumber && (
        <Notice isError text={messages.tripPlan.invalidNumber[connection.carrier]} className="pl-11" />
      )}
    </>
  )
}
