import { newsText, seasonNotes } from '@/lib/guides/describe-plan'
import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { DayCheck } from '@/lib/trip-plan/check'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'

/** The totals and warnings of a day, and why its roads take longer, as far as they are known. */
export function DayNotices({ check }: { check: DayCheck }) {
  const { messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const drives = check.stops.flatMap(({ leg }) => leg?.drive ?? [])
  const notes = drives.flatMap((drive) => seasonNotes(drive, dayPlanner))
  return (
    <>
      {check.avoid.map((each) => (
        <Notice key={each.title} text={newsText(each)} isWarning />
      ))}
      {check.staysNight && <Notice text={dayPlanner.stayNight} isWarning />}
      {[...new Set(notes)].map((text) => (
        <Notice key={text} text={text} />
      ))}
      {drives.length > 1 && (
        <Notice
          text={interpolate(tripPlan.dayTotal, {
            kilometres: check.kilometres,
            duration: formatDuration(check.driving, dayPlanner),
          })}
        />
      )}
      {check.tooLong && !check.staysNight && (
        <Notice
          isError
          text={interpolate(tripPlan.overHours[check.tooLong.limit], {
            duration: formatDuration(check.tooLong.minutes, dayPlanner),
          })}
        />
      )}
      {check.nightCharge === 'yes' && <Notice text={tripPlan.nightYes} />}
      {check.nightCharge === 'ask' && <Notice text={tripPlan.nightAsk} />}
    </>
  )
}
