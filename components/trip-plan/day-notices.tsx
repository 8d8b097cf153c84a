import { Button } from '@/components/ui/button'
import { adviceFor } from '@/lib/guides/advice'
import { newsText, seasonNotes } from '@/lib/guides/describe-plan'
import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { DayCheck } from '@/lib/trip-plan/check'
import { changeStop, nightAt, setDays, startAt } from '@/lib/trip-plan/edit'
import { isLong, type PlanDay, sameName, type TripPlan } from '@/lib/trip-plan/plan'
import { BetterStart } from './better-start'
import { dayTotalText, usePlanEditor } from './plan-context'
import { Notice } from './notice'

/** The drive of a day for which it is advised what to change: a morning in town moves for no fog on the way home. */
function longestDrive({ stops }: DayCheck) {
  const drives = stops.map(({ leg }, index) => ({ drive: leg?.drive, index }))
  const [longest = { drive: undefined, index: -1 }] = drives
    .filter(({ drive }) => drive)
    .sort((a, b) => (b.drive?.plan.driving ?? 0) - (a.drive?.plan.driving ?? 0))
  return longest
}

/** The way back of a day on the next one, at the hour of its season, which its own was not. */
function backNextDay(plan: TripPlan): TripPlan {
  const next = setDays(plan, 2)
  const begin = next.days.at(-1)?.stops[0]
  return begin ? changeStop(next, begin.id, { time: '' }) : next
}

/** Takes up what is advised of a day: the season's start, a night on the way or before the way back, and another day. */
function AdviceButtons({ day, check }: Required<DayNoticesProps>) {
  const { plan, edit, messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const { drive, index } = longestDrive(check)
  const stop = day.stops[index]
  const advice = drive ? adviceFor(drive) : {}
  const { earlier } = advice
  // A night where the drive begins is a start on the next morning.
  const isHere = sameName(advice.night ?? '', day.stops[index - 1]?.place ?? '')
  const night = isHere ? undefined : advice.night
  // The season's start is a plan's own while no time is typed.
  const isTyped = day.stops[0]?.time && drive?.start.time === day.stops[0].time
  const time = isTyped ? advice.time : undefined
  const leave = isTyped ? (earlier ?? (night ? undefined : time)) : undefined
  const later = (before: TripPlan) => (time ? startAt(before, day.id, time) : before)
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden print:hidden">
      {leave && (
        <Button variant="outline" onClick={() => edit((before) => startAt(before, day.id, leave), 'typed')}>
          {interpolate(dayPlanner.leaveAt, { time: leave })}
        </Button>
      )}
      {night && stop && (
        <Button
          variant="outline"
          onClick={() => edit((before) => nightAt(later(before), stop.id, night), 'dayAdded')}
        >
          {[
            time && interpolate(dayPlanner.leaveAt, { time }),
            interpolate(tripPlan.nightAt, { place: night }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Button>
      )}
      {check.staysNight && plan.days.length === 1 && (
        <Button variant="outline" onClick={() => edit(backNextDay, 'dayAdded')}>
          {tripPlan.stayNight}
        </Button>
      )}
      {/* That of a long plan stands by its first day. */}
      {!isLong(plan) && (check.staysNight || check.avoid.length > 0) && <BetterStart />}
    </div>
  )
}

/** Without its `day` what is advised has no buttons, as on paper. */
type DayNoticesProps = { day?: PlanDay; check: DayCheck }

/** The totals and warnings of a day, and why its roads take longer, as far as they are known. */
export function DayNotices({ day, check }: DayNoticesProps) {
  const { messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const drives = check.stops.flatMap(({ leg }) => leg?.drive ?? [])
  const notes = drives.flatMap((drive) => seasonNotes(drive, dayPlanner))
  return (
    <>
      {drives.length > 1 && <Notice text={dayTotalText(check, messages)} />}
      {check.endedAt && <Notice text={interpolate(tripPlan.endedAt, { place: check.endedAt })} isWarning />}
      {check.avoid.map((each) => (
        <Notice key={each.title} text={newsText(each)} isWarning />
      ))}
      {check.staysNight && <Notice text={dayPlanner.stayNight} isWarning />}
      {[...new Set(notes)].map((text) => (
        <Notice key={text} text={text} />
      ))}
      {check.tooLong && !check.staysNight && (
        <Notice
          isError
          text={interpolate(tripPlan.overHours[check.tooLong.limit], {
            duration: formatDuration(check.tooLong.minutes, dayPlanner),
            most: formatDuration(check.tooLong.most, dayPlanner),
          })}
        />
      )}
      {check.nightCharge === 'yes' && <Notice text={tripPlan.nightYes} />}
      {check.nightCharge === 'ask' && <Notice text={tripPlan.nightAsk} />}
      {day && <AdviceButtons day={day} check={check} />}
    </>
  )
}
