import type { Messages } from '@/lib/content/schema/messages'
import { addDays } from '@/lib/booking/days'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { DAY, daysAfter, toMinutes, toTime } from '@/lib/time/clock'
import { daylightOn } from './daylight'
import { brokenLimit, driversDay, EVENING_END, TIRED } from './drivers-hours'
import { formatDuration } from '@/lib/time/duration'
import {
  type DayPlan,
  isIn,
  lastGoodStart,
  nightChargeOf,
  overlaps,
  type PlannedStage,
  planDay,
  seasonStart,
  startOf,
  type Road,
  type RoadSeason,
  type RoadStage,
  type Start,
} from './plan-day'
import { lastReturn, planReturn } from './plan-return'

/** Days on which a place is better avoided: by those who arrive, by all who are there, or only for there and back in a day; or is shut. */
export type DaysToAvoid = Pick<RoadSeason, 'days' | 'festival' | 'weekdays'> & {
  against: 'arrival' | 'visit' | 'dayTrip' | 'shut'
  /** Only for a start after this time. */
  startAfter?: string
  title: string
  news: string
}

/** A road as the planner needs it: with its start, the titles of its seasons, and the news of those that are once. */
export type PlannedRoad = Pick<Road, 'stages' | 'rule'> & {
  seasons: (RoadSeason & { title: string; news?: string })[]
  /** Days on which its end is better avoided. */
  avoid?: DaysToAvoid[]
  home: Pick<RoadStage, 'to' | 'place'>
  usualStart: string
}

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

type PlanMessages = Messages['dayPlanner']

/** Rounds to five minutes: an estimate is not exact to the minute. */
const rounded = (minutes: number) => Math.round(minutes / 5) * 5

function timeOf(moment: number, messages: PlanMessages): string {
  const time = toTime(rounded(moment))
  return daysAfter(rounded(moment)) > 0 ? interpolate(messages.nextDay, { time }) : time
}

function warningsOf(
  planned: PlannedStage,
  { place }: RoadStage,
  day: string | undefined,
  messages: PlanMessages,
): string[] {
  const dark = () => interpolate(messages.dark, sunOn(planned, place, day))
  return [...(planned.isDark ? [dark()] : []), ...(planned.isClosed ? [messages.closed] : [])]
}

function sunOn({ leave }: PlannedStage, place: RoadStage['place'], day = '') {
  const { sunrise, sunset } = daylightOn(addDays(day, daysAfter(leave)), place)
  return { sunrise: toTime(sunrise), sunset: toTime(sunset) }
}

function haltOf({ halt, isRest }: PlannedStage, messages: PlanMessages): string | undefined {
  if (halt === 0) return undefined
  return interpolate(isRest ? messages.rest : messages.halt, { minutes: halt })
}

/** What stands on a road on a day. */
const newsOn = (seasons: PlannedRoad['seasons'], day: string | undefined): string[] =>
  seasons.filter((each) => each.news && day && isIn(each, day)).map(newsText)

/** A headline with what follows from it. */
export const newsText = ({ title, news }: { title: string; news?: string }) => `${title}. ${news}`

/** Whether a start is on one of the days to avoid, and not early enough to escape it. */
export const isAgainst = ({ startAfter, ...days }: DaysToAvoid, { time, day }: Start): boolean =>
  day !== undefined && isIn(days, day) && (!startAfter || time > startAfter)

/** What is against going to a place on a day. @param staysOver whether it is known that nobody comes back that day. */
export const avoidNews = (avoid: DaysToAvoid[], start: Start, staysOver: boolean) =>
  avoid.filter((each) => isAgainst(each, start) && !(staysOver && each.against === 'dayTrip')).map(newsText)

type Drive = { plan: DayPlan; road: PlannedRoad; start: Start }

/** The seasons that slow a drive on its day: fog that has lifted by then slows nobody. */
function slowSeasons({ road, start }: Pick<Drive, 'road' | 'start'>) {
  const { day } = start
  if (!day) return []
  const drivingIn = (seasons: RoadSeason[]) => planDay({ ...road, seasons }, start).driving
  const dry = drivingIn([])
  return road.seasons.filter(
    (each) => each.slower > 0 && !each.news && isIn(each, day) && drivingIn([each]) > dry,
  )
}

/** The hour at which we leave in the season of a drive, where it begins before it, or meets its evening. */
function betterStart({ road, start }: Pick<Drive, 'road' | 'start'>): string | undefined {
  const slow = slowSeasons({ road, start })
  const usual = seasonStart({ seasons: slow }, start.day)
  // What slows a drive that begins in the afternoon comes with its evening.
  return usual && (start.time < usual || start.time > '12:00') ? usual : undefined
}

/** The last start with which the hills are in daylight; none where the day is too long, or its season leaves later. */
function earlierStart(drive: Drive): string | undefined {
  const { road, start } = drive
  const time = brokenBy(drive) ? undefined : lastGoodStart(road, start)
  return time && time >= (seasonStart(road, start.day) ?? time) ? time : undefined
}

/** The season's start where it is another, or the usual one in place of a tired night. */
function otherStart(drive: Drive): Pick<Advice, 'time' | 'because'> {
  const [time, { road, start, plan }] = [betterStart(drive), drive]
  if (time) return { time, because: 'season' }
  const until = plan.stages[endOf(drive)?.stage ?? -1]?.leave ?? plan.arrive
  const isTired = (nightAfter(drive) ?? -1) < 0 && overlaps(toMinutes(start.time), until, TIRED)
  return isTired ? { time: startOf(road, start.day), because: 'tired' } : {}
}

/** The start in place of the chosen one, and why; the place of a night, and the earlier start that needs no night. */
type Advice = { time?: string; because?: 'season' | 'tired'; night?: string; earlier?: string }

/** What is to be changed of a drive that goes against its season, through a tired night, into dark hills, or over a driver's hours. */
export function adviceFor(drive: Drive): Advice {
  const { road, start } = drive
  const end = endOf(drive)
  const other = end?.because === 'evening' ? {} : otherStart(drive)
  const { time } = other
  const later = time ? { road, start: { ...start, time }, plan: planDay(road, { ...start, time }) } : drive
  const night = nightAfter(later)
  return {
    ...other,
    night: night === undefined ? undefined : nightAt(road, night),
    earlier: end?.because === 'evening' ? earlierStart(drive) : undefined,
  }
}

const titlesOf = (seasons: PlannedRoad['seasons']) =>
  [...new Set(seasons.map(({ title }) => title))].join(' · ')

/**
 * Why the stages of a drive take longer on its day, and the hour at which we leave then, with the night where the hills would
 * be dark by it; and what may come and is not counted.
 */
export function seasonNotes(
  drive: Drive,
  messages: PlanMessages,
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
const tiredness = ({ time, because }: Advice, { tired }: PlanMessages) =>
  time && because === 'tired' ? interpolate(tired, { ...TIRED, time }) : ''

/** What is to be known before a drive: a hill road in the dark, a tired night, and what stands on the road that day. */
export const roadWarnings = (
  drive: Drive,
  messages: PlanMessages,
  advice: Advice = adviceFor(drive),
): string[] =>
  [
    darkness(drive, messages),
    tiredness(advice, messages),
    ...newsOn(drive.road.seasons, drive.start.day),
  ].filter(Boolean)

function returnNote(drive: Drive, messages: PlanMessages): string {
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
function laterReturn(road: PlannedRoad, day: string, messages: PlanMessages): string {
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

/** The limit that a day goes over with one driver. */
const brokenBy = ({ plan, road, start }: Drive) =>
  brokenLimit(driversDay(plan.driving, plan.arrive - toMinutes(start.time), 1, road.rule), road.rule)

/** How many of its stages one driver drives within the hours of a day. */
function stagesWithin(drive: Drive): number {
  const { plan, road, start } = drive
  let driving = 0
  const isBeyond = ({ leave, arrive }: PlannedStage) => {
    driving += arrive - leave
    return brokenLimit(driversDay(driving, arrive - toMinutes(start.time), 1, road.rule), road.rule)
  }
  return brokenBy(drive) ? plan.stages.findIndex(isBeyond) : plan.stages.length
}

/** The last stage before another at whose end there is a night, reached in the evening; -1 for the place where the road begins. */
const nightBefore = (stage: number, { plan, road }: Drive): number =>
  plan.stages.findLastIndex(
    ({ arrive }, index) => index < stage && road.stages[index]?.night && arrive <= toMinutes(EVENING_END),
  )

/** The night at a place on the way, as a text; where it is the one at home, one leaves in the morning. */
const stayText = (place: string, { home }: PlannedRoad, { stayAt, inTheMorning }: PlanMessages) =>
  place === home.to ? inTheMorning : interpolate(stayAt, { place })

/** The town of a night at the end of a stage; where the road begins for -1. */
const nightAt = ({ stages, home }: PlannedRoad, stage: number) => stages[stage]?.night ?? home.to

/** Minutes for which one waits for the sun in the car. */
const LONGEST_WAIT = 180

/**
 * Where a drive ends before its destination: the first stage that is not driven then, by a driver's hours, or because it
 * would be in the dark, before sunrise or in the evening.
 */
type EarlyEnd = { stage: number; because: 'hours' | 'morning' | 'evening' }

function endOf(drive: Drive): EarlyEnd | undefined {
  const { plan, road, start } = drive
  const dark = plan.stages.findIndex(({ isDark, isRefused }) => isDark || isRefused)
  const beyond = stagesWithin(drive)
  const [planned, stage] = [plan.stages[dark], road.stages[dark]]
  if (!planned || !stage || dark > beyond)
    return beyond < plan.stages.length ? { stage: beyond, because: 'hours' } : undefined
  const hasBed = daysAfter(planned.leave) > 0 && nightBefore(dark, drive) >= 0
  const untilSunrise = toMinutes(sunOn(planned, stage.place, start.day).sunrise) - (planned.leave % DAY)
  const isMorning = !hasBed && untilSunrise > 0 && untilSunrise <= LONGEST_WAIT
  return { stage: dark, because: isMorning ? 'morning' : 'evening' }
}

/** The stage at whose end there is a night; -1 where the drive begins after it. Before sunrise one waits, or leaves later. */
function nightAfter(drive: Drive): number | undefined {
  const end = endOf(drive)
  return end && end.because !== 'morning' ? nightBefore(end.stage, drive) : undefined
}

/** Where a hill road would be in the dark: the sun, the last good start, unless the season's is later, or the place to sleep before it. */
function darkness(drive: Drive, messages: PlanMessages): string {
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
function overHours(drive: Drive, messages: PlanMessages, { night }: Advice): string {
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
  messages: PlanMessages,
  returnDay = '',
): PlanView {
  const plan = planDay(road, start)
  const drive = { plan, road, start }
  const { time, day } = start
  const advice = adviceFor(drive)
  const [end, night] = [endOf(drive), nightAfter(drive) ?? plan.stages.length]
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
