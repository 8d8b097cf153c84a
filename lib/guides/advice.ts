import { addDays } from '@/lib/time/days'
import { DAY, daysAfter, toMinutes, toTime } from '@/lib/time/clock'
import { daylightOn } from './daylight'
import { brokenLimit, driversDay, EVENING_END, TIRED } from './drivers-hours'
import {
  type DayPlan,
  isIn,
  lastGoodStart,
  overlaps,
  type PlannedStage,
  planDay,
  type Road,
  type RoadSeason,
  type RoadStage,
  seasonStart,
  type Start,
  startOf,
} from './plan-day'

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

/** Whether a start is on one of the days to avoid, and not early enough to escape it. */
export const isAgainst = ({ startAfter, ...days }: DaysToAvoid, { time, day }: Start): boolean =>
  day !== undefined && isIn(days, day) && (!startAfter || time > startAfter)

/** A drive, and what it was planned from. */
export type Drive = { plan: DayPlan; road: PlannedRoad; start: Start }

/** Sunrise and sunset where a stage ends, on the day on which it begins. */
export function sunOn({ leave }: PlannedStage, place: RoadStage['place'], day = '') {
  const { sunrise, sunset } = daylightOn(addDays(day, daysAfter(leave)), place)
  return { sunrise: toTime(sunrise), sunset: toTime(sunset) }
}

/** The limit that a day goes over with one driver. */
export const brokenBy = ({ plan, road, start }: Drive) =>
  brokenLimit(driversDay(plan.driving, plan.arrive - toMinutes(start.time), 1, road.rule), road.rule)

/** How many of its stages one driver drives within the hours of a day. */
export function stagesWithin(drive: Drive): number {
  const { plan, road, start } = drive
  let driving = 0
  const isBeyond = ({ leave, arrive }: PlannedStage) => {
    driving += arrive - leave
    return brokenLimit(driversDay(driving, arrive - toMinutes(start.time), 1, road.rule), road.rule)
  }
  return brokenBy(drive) ? plan.stages.findIndex(isBeyond) : plan.stages.length
}

/** The last stage before another at whose end there is a night, reached in the evening; -1 for the place where the road begins. */
export const nightBefore = (stage: number, { plan, road }: Drive): number =>
  plan.stages.findLastIndex(
    ({ arrive }, index) => index < stage && road.stages[index]?.night && arrive <= toMinutes(EVENING_END),
  )

/** The town of a night at the end of a stage; where the road begins for -1. */
export const nightAt = ({ stages, home }: PlannedRoad, stage: number) => stages[stage]?.night ?? home.to

/** Minutes for which one waits for the sun in the car. */
const LONGEST_WAIT = 180

/** The first stage that is not driven then, by a driver's hours, or because it would be in the dark, before sunrise or in the evening. */
type EarlyEnd = { stage: number; because: 'hours' | 'morning' | 'evening' }

/** Where a drive ends before its destination; undefined where it does not. */
export function endOf(drive: Drive): EarlyEnd | undefined {
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
export function nightAfter(drive: Drive): number | undefined {
  const end = endOf(drive)
  return end && end.because !== 'morning' ? nightBefore(end.stage, drive) : undefined
}

/** The seasons that slow a drive on its day: fog that has lifted by then slows nobody. */
export function slowSeasons({ road, start }: Pick<Drive, 'road' | 'start'>) {
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
export function earlierStart(drive: Drive): string | undefined {
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
export type Advice = { time?: string; because?: 'season' | 'tired'; night?: string; earlier?: string }

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
