import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { daysAfter, toMinutes, toTime } from '@/lib/time/clock'
import { formatDuration } from '@/lib/time/duration'
import {
  type Advice,
  adviceFor,
  brokenBy,
  type DaysToAvoid,
  type Drive,
  earlierStart,
  endOf,
  isAgainst,
  nightAfter,
  nightAt,
  nightBefore,
  type PlannedRoad,
  slowSeasons,
  stagesWithin,
  sunOn,
} from './advice'
import { TIRED } from './drivers-hours'
import {
  isIn,
  nightChargeOf,
  type PlannedStage,
  planDay,
  type RoadStage,
  seasonStart,
  type Start,
} from './plan-day'
import { lastReturn, planReturn } from './plan-return'

/** A plan as it is shown: one entry per stage, then what is said of the whole day. */
export type PlanView = {
  leave: string
  /** The usual start of the day's season, where it is another than the road's. */
  usualStart?: string
  /** The start that is better than the chosen one, with the same day. */
  betterStart?: string
  start: string
  stages: { arrive: string; halt?: string; warnings: string[] }[]
  /** What is against the start or the day: a hill road in the dark, a driver's hours, works, a day to avoid. */
  warnings: string[]
  driving: string
  /** Whether they can come back the same day, and when, or on the later day of the way back; '' where the way there is a day already. */
  back: string
  nightCharge: string
  /** Why the stages take longer on that day. */
  seasons: string[]
}

type DayPlannerMessages = Messages['dayPlanner']

/** Rounds to five minutes: an estimate is not exact to the minute. */
const rounded = (minutes: number) => Math.round(minutes / 5) * 5

function timeOf(moment: number, messages: DayPlannerMessages): string {
  const time = toTime(rounded(moment))
  return daysAfter(rounded(moment)) > 0 ? interpolate(messages.nextDay, { time }) : time
}

function warningsOf(
  planned: PlannedStage,
  { place }: RoadStage,
  day: string | undefined,
  messages: DayPlannerMessages,
): string[] {
  const dark = () => interpolate(messages.dark, sunOn(planned, place, day))
  return [...(planned.isDark ? [dark()] : []), ...(planned.isClosed ? [messages.closed] : [])]
}

function haltOf({ halt, isRest }: PlannedStage, messages: DayPlannerMessages): string | undefined {
  if (halt === 0) return undefined
  return interpolate(isRest ? messages.rest : messages.halt, { minutes: halt })
}

/** What stands on a road on a day. */
const newsOn = (seasons: PlannedRoad['seasons'], day: string | undefined): string[] =>
  seasons.filter((each) => each.news && day && isIn(each, day)).map(newsText)

/** A headline with what follows from it. */
export const newsText = ({ title, news }: { title: string; news?: string }) => `${title}. ${news}`

/** What is against going to a place on a day. @param staysOver whether it is known that nobody comes back that day. */
export const avoidNews = (avoid: DaysToAvoid[], start: Start, staysOver: boolean) =>
  avoid.filter((each) => isAgainst(each, start) && !(staysOver && each.against === 'dayTrip')).map(newsText)

const titlesOf = (seasons: PlannedRoad['seasons']) =>
  [...new Set(seasons.map(({ title }) => title))].join(' · ')

/**
 * Why the stages of a drive take longer on its day, and the hour at which we leave then, with the night where the hills would
 * be dark by it; and what may come and is not counted.
 */
export function seasonNotes(
  drive: Drive,
  messages: DayPlannerMessages,
  { time, because, night } = adviceFor(drive),
): string[] {
  const { road, start } = drive
  const season = titlesOf(slowSeasons(drive))
  const possible = titlesOf(
    road.seasons.filter((each) => each.isPossible && start.day && isIn(each, start.day)),
  )
  // Where this start is in the dark already, its own warning says where to sleep.
  const slower = () => {
    if (!time || because !== 'season') return interpolate(messages.season, { season })
    return night
      ? interpolate(messages.seasonNight, { season, time, place: night })
      : interpolate(messages.seasonStart, { season, time })
  }
  return [
    ...(season ? [slower()] : []),
    ...(possible ? [interpolate(messages.seasonPossible, { season: possible })] : []),
  ]
}

/** That a night at the wheel is for no driver alone, and when to leave instead. */
const tiredness = ({ time, because }: Advice, { tired }: DayPlannerMessages) =>
  time && because === 'tired' ? interpolate(tired, { ...TIRED, time }) : ''

/** What is to be known before a drive: a hill road in the dark, a tired night, and what stands on the road that day. */
export const roadWarnings = (
  drive: Drive,
  messages: DayPlannerMessages,
  advice: Advice = adviceFor(drive),
): string[] =>
  [
    darkness(drive, messages),
    tiredness(advice, messages),
    ...newsOn(drive.road.seasons, drive.start.day),
  ].filter(Boolean)

function returnNote(drive: Drive, messages: DayPlannerMessages): string {
  const { road, start } = drive
  if (brokenBy(drive)) return ''
  if (start.time < TIRED.to) return messages.noReturnTired
  const back = planReturn(road, start, road.home)
  if (!back) return messages.noReturn
  // In a season in which we leave later, the evening meets what the morning waited for.
  if (seasonStart(road, start.day)) return messages.stayNight
  // What is against such a day says by when to leave.
  if (road.avoid?.some((each) => each.against === 'dayTrip' && isAgainst(each, start))) return ''
  return interpolate(messages.return, {
    time: toTime(back.leave),
    stay: formatDuration(back.stay, messages),
    driving: formatDuration(back.driving, messages),
    home: toTime(rounded(back.home)),
  })
}

/** By when to leave on a later day to be home in its evening. */
function laterReturn(road: PlannedRoad, day: string, messages: DayPlannerMessages): string {
  // A weekday to avoid for the way home says by when to leave.
  const against = road.avoid?.find(
    (each) => each.against === 'dayTrip' && each.weekdays && isAgainst(each, { time: '', day }),
  )
  if (against) return newsText(against)
  const back = lastReturn(road, road.home, day)
  const { returnLater, returnNight } = messages
  return back
    ? interpolate(returnLater, {
        date: formatDay(day),
        time: toTime(back.leave),
        home: toTime(rounded(back.home)),
      })
    : interpolate(returnNight, { date: formatDay(day) })
}

/** The night at a place on the way, as a text; where it is the one at home, one leaves in the morning. */
const stayText = (place: string, { home }: PlannedRoad, { stayAt, inTheMorning }: DayPlannerMessages) =>
  place === home.to ? inTheMorning : interpolate(stayAt, { place })

/** Where a hill road would be in the dark: the sun, the last good start, unless the season's is later, or the place to sleep before it. */
function darkness(drive: Drive, messages: DayPlannerMessages): string {
  const { plan, road, start } = drive
  const { stage: index, because } = endOf(drive) ?? { stage: -1 }
  const [planned, stage] = [plan.stages[index], road.stages[index]]
  if (!planned || !stage || because === 'hours') return ''
  const { byDaylight } = messages
  const before = road.stages[index - 1]
  const values = {
    from: (before ?? road.home).to,
    to: stage.to,
    stay: stayText(nightAt(road, nightBefore(index, drive)), road, messages),
    ...sunOn(planned, stage.place, start.day),
  }
  if (because === 'morning' && !before) return interpolate(byDaylight.sunrise, values)
  if (because === 'morning')
    return interpolate(byDaylight.morning, {
      ...{ ...values, time: timeOf(planned.leave, messages) },
      stay: before?.night ? interpolate(messages.waitAt, { place: before.to }) : messages.inTheMorning,
    })
  const time = earlierStart(drive)
  const { isRefused } = planned
  return time
    ? interpolate(isRefused ? byDaylight.start : byDaylight.dark, { ...values, time })
    : interpolate(isRefused ? byDaylight.night : byDaylight.darkNight, values)
}

/** That a day is longer than the rule allows one driver, and where to sleep. */
function overHours(drive: Drive, messages: DayPlannerMessages, { night }: Advice): string {
  const { plan, road } = drive
  const broken = brokenBy(drive)
  if (!broken) return ''
  const text = interpolate(messages.overHours[broken.limit], {
    duration: formatDuration(broken.minutes, messages),
    most: formatDuration(broken.most, messages),
    stay: stayText(night ?? nightAt(road, nightBefore(stagesWithin(drive), drive)), road, messages),
  })
  // A second driver does not drive into dark hills either.
  return plan.stages.some(({ isDark }) => isDark) ? text : `${text} ${messages.secondDriver}`
}

/**
 * Describes a day on a road as texts, for the visitor's start time or the usual one.
 * @param returnDay the later day of the way back, where it is known.
 */
export function describePlan(
  road: PlannedRoad,
  start: Start,
  messages: DayPlannerMessages,
  returnDay = '',
): PlanView {
  const plan = planDay(road, start)
  const drive = { plan, road, start }
  const { time, day } = start
  const advice = adviceFor(drive)
  const [end, bed = -1] = [endOf(drive), nightAfter(drive)]
  // Where the night would be at home, the hours are those of the chosen start all the same.
  const night = bed < 0 ? plan.stages.length : bed
  const waits = end?.because === 'morning' && end.stage > 0
  const moments = [toMinutes(time), ...plan.stages.map(({ arrive }) => arrive)]
  const tooLong = overHours(drive, messages, advice)
  const driving = formatDuration(plan.driving, messages)
  return {
    leave: time,
    usualStart: seasonStart(road, day),
    betterStart: advice.earlier ?? advice.time,
    start: day
      ? interpolate(messages.chosen, { time, date: formatDay(day) })
      : interpolate(messages.usual, { time }),
    stages: plan.stages.map((planned, index) => {
      const stage = road.stages[index]
      if (index > night) return { arrive: messages.afterNight, warnings: [] }
      if (waits && index >= end.stage) return { arrive: messages.afterSunrise, warnings: [] }
      if (!stage) throw new Error('A plan has as many stages as its road')
      return {
        arrive: timeOf(planned.arrive, messages),
        halt: haltOf(planned, messages),
        warnings: warningsOf(planned, stage, day, messages),
      }
    }),
    warnings: [
      ...roadWarnings(drive, messages, advice),
      ...avoidNews(road.avoid ?? [], start, returnDay !== ''),
      // Who sleeps or waits before the dark hills is within the hours.
      waits || end?.because === 'evening' ? '' : tooLong,
    ].filter(Boolean),
    // Who sleeps or waits on the way does not arrive then.
    driving:
      end || advice.night
        ? interpolate(messages.drivingOver, { driving })
        : interpolate(messages.driving, { driving, arrive: timeOf(plan.arrive, messages) }),
    back: returnDay ? laterReturn(road, returnDay, messages) : returnNote(drive, messages),
    nightCharge: messages.nightCharge[nightChargeOf(toMinutes(time), moments[night + 1] ?? plan.arrive)],
    seasons: seasonNotes(drive, messages, advice),
  }
}
