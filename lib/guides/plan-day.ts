import { addDays } from '@/lib/time/days'
import type { DriversHours } from '@/lib/content/schema/company'
import type { GuideSeason, GuideStage } from '@/lib/content/schema/guide'
import { clockOf, DAY, daysAfter, isBetween, toMinutes, toTime } from '@/lib/time/clock'
import { isFestival } from '@/lib/time/festivals'
import { weekdays } from '@/lib/time/weekdays'
import { daylightOn } from './daylight'

/** What a plan needs to know of a stage and of a season. */
export type RoadStage = Pick<GuideStage, 'to' | 'place' | 'kilometres' | 'minutes' | 'hill'> & {
  byDaylight?: boolean
  halt?: { minutes: number }
  closed?: { from: string; to: string }
  /** The town of a night at its end. */
  night?: string
  /** By which seasons name it, counted from 1. */
  number?: number
  /** It is driven towards the start of its road. */
  isBack?: boolean
}
/**
 * It returns every year, in `months`, on `days` or at a `festival`, or is once, `from` a day `until` another, both ISO dates. First and
 * last days are included.
 */
export type RoadSeason = Pick<
  GuideSeason,
  'days' | 'festival' | 'hours' | 'isPossible' | 'on' | 'slower' | 'stage' | 'start' | 'way' | 'weekdays'
> & {
  months?: number[]
  from?: string
  until?: string
}
export type Route = { stages: RoadStage[]; seasons: RoadSeason[] }
/** A road, driven by the company's rule on drivers' hours. */
export type Road = Route & { rule: DriversHours }

/** The departure: 'HH:MM' in Delhi. Without a day the plan is for a dry day, and ignores daylight. */
export type Start = { time: string; day?: string }

/** One stage of a plan. Moments are minutes from the midnight before the start. */
export type PlannedStage = {
  leave: number
  arrive: number
  /** Minutes of the halt at its end; 0 at the destination. */
  halt: number
  /** The halt exists, or is longer than usual, because the driver must rest. */
  isRest: boolean
  /** Kilometres from the start. */
  kilometres: number
  /** Part of a hill stage is before sunrise or after sunset. */
  isDark: boolean
  /** It would begin in the dark, and is not begun then. */
  isRefused: boolean
  /** Part of the stage is in hours in which the road is closed. */
  isClosed: boolean
}

export type DayPlan = {
  stages: PlannedStage[]
  arrive: number
  /** Driving time in minutes. */
  driving: number
}

/** 'ask': the start is between midnight and dawn, for which the terms state no rule. */
export type NightCharge = 'yes' | 'no' | 'ask'

/** S5.7: night charges apply after 11:00 PM IST. S5.7 does not say when they end. */
const NIGHT_CHARGE = { from: '23:00', to: '00:00' }
const BEFORE_DAWN = { from: '00:00', to: '05:00' }
/** The hours of a stage's `minutes.night`. */
const NIGHT = { from: '22:00', to: '06:00' }

/** Whether a day of the year, such as '12-31', is one of these; they may go over New Year. */
const isOneOf = ({ from, until }: { from: string; until: string }, day: string) =>
  from <= until ? from <= day && day <= until : from <= day || day <= until

/** Whether an ISO day is in a season, or one of the days to avoid. */
export function isIn(
  season: Pick<RoadSeason, 'months' | 'days' | 'festival' | 'weekdays' | 'from' | 'until'>,
  day: string,
): boolean {
  const { months, days, festival, from = '', until } = season
  if (day < from || (until && day > until)) return false
  if (months && !months.includes(Number(day.slice(5, 7)))) return false
  if (days && !isOneOf(days, day.slice(5))) return false
  if (festival && !isFestival(festival, day)) return false
  const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return !season.weekdays || season.weekdays.some((weekday) => weekday === name)
}

/** The usual start in the season of a day, 'HH:MM', where it is another than on other days. */
export const seasonStart = ({ seasons }: Pick<Route, 'seasons'>, day: string | undefined) =>
  seasons.find((season) => season.start && day && isIn(season, day))?.start

/** Whether a season is on a stage, the way it is driven. */
const isOn = ({ on, stage, way }: RoadSeason, { hill, number, isBack = false }: RoadStage) =>
  (on === 'all' || hill === (on === 'hills')) &&
  (stage === undefined || stage === number) &&
  (way === undefined || isBack === (way === 'back'))

/** By how many per cent a stage takes longer at a moment; of several seasons the slowest counts. */
function slowdownAt(
  moment: number,
  stage: RoadStage,
  seasons: RoadSeason[],
  day: string | undefined,
): number {
  if (!day) return 0
  const today = addDays(day, daysAfter(moment))
  return Math.max(
    0,
    ...seasons
      .filter((season) => isIn(season, today) && isOn(season, stage))
      .filter(({ hours }) => !hours || isBetween(clockOf(moment), hours))
      .map(({ slower }) => slower),
  )
}

/** Minutes from a moment to the next one at which a clock shows a time. */
const untilTime = (moment: number, time: string) => clockOf(toMinutes(time) - moment) || DAY

/** Driving minutes for a stage, piece by piece: night, a day and the hours of a season may begin or end during it. */
function driveMinutes(
  leave: number,
  stage: RoadStage,
  seasons: RoadSeason[],
  day: string | undefined,
): number {
  const changes = [NIGHT, ...seasons.flatMap(({ hours }) => hours ?? [])].flatMap(({ from, to }) => [
    from,
    to,
  ])
  let [left, moment] = [1, leave]
  for (;;) {
    const whole = isBetween(clockOf(moment), NIGHT) ? stage.minutes.night : stage.minutes.day
    const minutes = whole * (1 + slowdownAt(moment, stage, seasons, day) / 100)
    const needed = Math.ceil(left * minutes - 1e-6)
    const steady = Math.min(...['00:00', ...changes].map((time) => untilTime(moment, time)))
    if (needed <= steady) return moment + needed - leave
    left -= steady / minutes
    moment += steady
  }
}

/** Whether the minutes from `leave` to `arrive` meet hours of the day. */
export const overlaps = (leave: number, arrive: number, hours: { from: string; to: string }) =>
  leave < arrive && (isBetween(clockOf(leave), hours) || leave + untilTime(leave, hours.from) < arrive)

function isDarkAt(moment: number, place: RoadStage['place'], day: string): boolean {
  const { sunrise, sunset } = daylightOn(addDays(day, daysAfter(moment)), place)
  return clockOf(moment) < sunrise || clockOf(moment) > sunset
}

/** Whether part of the time from `leave` to `arrive` is outside daylight. */
const isDarkBetween = (leave: number, arrive: number, place: RoadStage['place'], day: string): boolean =>
  isDarkAt(leave, place, day) || isDarkAt(arrive, place, day) || daysAfter(leave) !== daysAfter(arrive)

/**
 * How long to halt before the next stage: the usual halt, or a rest where the next stage would exceed the driver's
 * limit.
 */
function haltBefore(
  sinceRest: number,
  next: number,
  usual: number,
  { unbroken, pause }: DriversHours,
): { halt: number; isRest: boolean } {
  const mustRest = sinceRest + next > unbroken * 60 && usual < pause
  return { halt: mustRest ? pause : usual, isRest: mustRest }
}

/** Whether the time from `start` to `arrive`, in minutes from a midnight, overlaps the hours of the night charge. */
export function nightChargeOf(start: number, arrive: number): NightCharge {
  if (overlaps(start, arrive + 1, NIGHT_CHARGE)) return 'yes'
  return isBetween(clockOf(start), BEFORE_DAWN) ? 'ask' : 'no'
}

/**
 * Arrival at each place of a road, for one driver with the usual halts and the required rests. A stage that is longer
 * than the driver may drive without a rest includes the rest.
 */
export function planDay({ stages, seasons, rule }: Road, { time, day }: Start): DayPlan {
  const unbroken = rule.unbroken * 60
  const start = toMinutes(time)
  const planned: PlannedStage[] = []
  let [moment, kilometres, driving, sinceRest] = [start, 0, 0, 0]
  stages.forEach((stage, index) => {
    const drive = driveMinutes(moment, stage, seasons, day)
    const restsWithin = Math.floor((drive - 1) / unbroken)
    const leave = moment
    const arrive = leave + drive + restsWithin * rule.pause
    kilometres += stage.kilometres
    driving += drive
    sinceRest = restsWithin > 0 ? drive - restsWithin * unbroken : sinceRest + drive
    const next = stages[index + 1]
    const usual = next ? (stage.halt?.minutes ?? 0) : 0
    const ahead = next ? driveMinutes(arrive + usual, next, seasons, day) : 0
    const { halt, isRest } = haltBefore(sinceRest, ahead, usual, rule)
    if (halt >= rule.pause) sinceRest = 0
    planned.push({
      leave,
      arrive,
      halt,
      isRest,
      kilometres,
      isDark: day !== undefined && stage.hill && isDarkBetween(leave, arrive, stage.place, day),
      isRefused: day !== undefined && Boolean(stage.byDaylight) && isDarkAt(leave, stage.place, day),
      isClosed: stage.closed !== undefined && overlaps(leave, arrive, stage.closed),
    })
    moment = arrive + halt
  })
  return { stages: planned, arrive: moment, driving }
}

/** Whether no stage that wants daylight is in the dark. */
const isByDaylight = (road: Road, start: Start) =>
  planDay(road, start).stages.every(({ isDark, isRefused }) => !isDark && !isRefused)

/** The steps in which a start is looked for, in minutes. */
const STEP = 10

/**
 * The last start on the same day, before the given one, with which every stage that wants daylight has it. In steps of 10 minutes.
 * @returns 'HH:MM', or undefined where there is none.
 */
export function lastGoodStart(road: Road, { time, day }: Start): string | undefined {
  for (let start = toMinutes(time); start >= 0; start -= start % STEP || STEP) {
    const earlier = toTime(start)
    if (isByDaylight(road, { time: earlier, day })) return earlier
  }
  return undefined
}

/** Minutes between the starts that are tried, and the last of them. */
const [MORNING_STEP, NOON] = [30, toMinutes('12:00')]

/**
 * When a drive begins for which no time is given: at the usual hour of its day, or at the first hour of the morning with
 * which every hill stage is in daylight.
 */
export function startOf(road: Road & { usualStart: string }, day: string | undefined): string {
  const usual = seasonStart(road, day) ?? road.usualStart
  for (let start = toMinutes(usual); start < NOON; start += MORNING_STEP) {
    const time = toTime(start)
    if (isByDaylight(road, { time, day })) return time
  }
  return usual
}

/** The same road, driven by a vehicle that takes longer: `pace` times a car's minutes. */
export const atPace = <R extends Route>(road: R, pace: number): R => ({
  ...road,
  stages: road.stages.map((stage) => ({
    ...stage,
    minutes: { day: stage.minutes.day * pace, night: stage.minutes.night * pace },
  })),
})

/** The same road the other way: from its destination to `home`, with halts and nights at the same places. */
export const reverseRoad = <R extends Route>(road: R, home: Pick<RoadStage, 'to' | 'place'>): R => ({
  ...road,
  stages: road.stages
    .map((stage, index) => {
      const { to, place, halt, night } = road.stages[index - 1] ?? {
        ...home,
        halt: undefined,
        night: undefined,
      }
      return { ...stage, to, place, halt, night, isBack: !stage.isBack }
    })
    .reverse(),
})
