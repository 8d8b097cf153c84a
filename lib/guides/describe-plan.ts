import type { Messages } from '@/lib/content/schema/messages'
import { addDays } from '@/lib/booking/days'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { daysAfter, toMinutes, toTime } from '@/lib/time/clock'
import { daylightOn } from './daylight'
import { type BrokenLimit, brokenLimit, driversDay } from './drivers-hours'
import { formatDuration } from '@/lib/time/duration'
import {
  type DayPlan,
  isIn,
  lastGoodStart,
  type PlannedStage,
  planDay,
  type Road,
  type RoadSeason,
  type RoadStage,
  type Start,
} from './plan-day'
import { planReturn } from './plan-return'

/** A road as the planner needs it: with its start, the titles of its seasons, and what is said of those that are works, festivals or days to avoid. */
export type PlannedRoad = Pick<Road, 'stages' | 'rule'> & {
  seasons: (RoadSeason & { title: string; news?: string })[]
  home: Pick<RoadStage, 'to' | 'place'>
}

/** A plan as it is shown: one entry per stage, then notes on the whole day. */
export type PlanView = {
  leave: string
  start: string
  stages: { arrive: string; halt?: string; warnings: string[] }[]
  notes: string[]
  /** Why the stages take longer on that day. */
  seasons: string[]
  /** What else stands on the road that day: works, a festival, that it is a day to avoid. */
  news: string[]
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
  const dark = () => {
    const { sunrise, sunset } = daylightOn(addDays(day ?? '', daysAfter(planned.leave)), place)
    return interpolate(messages.dark, { sunrise: toTime(sunrise), sunset: toTime(sunset) })
  }
  return [...(planned.isDark ? [dark()] : []), ...(planned.isClosed ? [messages.closed] : [])]
}

function haltOf({ halt, isRest }: PlannedStage, messages: PlanMessages): string | undefined {
  if (halt === 0) return undefined
  return interpolate(isRest ? messages.rest : messages.halt, { minutes: halt })
}

/** The last place that one driver reaches within the hours of a day. */
function lastPlaceWithin({ stages }: DayPlan, road: Road): string | undefined {
  const begin = stages[0]?.leave ?? 0
  let driving = 0
  let last: string | undefined
  stages.forEach(({ leave, arrive }, index) => {
    driving += arrive - leave
    if (!brokenLimit(driversDay(driving, arrive - begin, 1, road.rule), road.rule))
      last = road.stages[index]?.to
  })
  return last
}

const newsOn = ({ seasons }: PlannedRoad, day: string | undefined): string[] =>
  seasons
    .filter((season) => season.news && day && isIn(season, day))
    .map(({ title, news }) => `${title}. ${news}`)

function seasonNotes({ seasons }: PlannedRoad, { day, time }: Start, messages: PlanMessages): string[] {
  if (!day) return []
  const slowerIn = ({ title, start = time }: PlannedRoad['seasons'][number]) =>
    start > time
      ? interpolate(messages.seasonStart, { season: title, time: start })
      : interpolate(messages.season, { season: title })
  return seasons.filter((season) => season.slower > 0 && !season.news && isIn(season, day)).map(slowerIn)
}

/** What is to be known before a drive: a stage that is not begun in the dark, and what stands on the road that day. */
export function roadWarnings(
  { plan, road, start }: { plan: DayPlan; road: PlannedRoad; start: Start },
  messages: PlanMessages,
): string[] {
  return [refusal(plan, road, start, messages), ...newsOn(road, start.day)].filter(Boolean)
}

function returnNote(road: PlannedRoad, start: Start, messages: PlanMessages): string {
  const back = planReturn(road, start, road.home)
  if (!back) return messages.noReturn
  return interpolate(messages.return, {
    time: toTime(back.leave),
    stay: formatDuration(back.stay, messages),
    driving: formatDuration(back.driving, messages),
    home: toTime(rounded(back.home)),
  })
}

/** Where a stage would begin in the dark that is not begun then: the last good start, or the place to sleep before it. */
function refusal(plan: DayPlan, road: PlannedRoad, start: Start, messages: PlanMessages): string {
  const index = plan.stages.findIndex(({ isRefused }) => isRefused)
  const stage = road.stages[index]
  if (!stage) return ''
  const from = road.stages[index - 1]?.to ?? road.home.to
  const time = lastGoodStart(road, start)
  return time
    ? interpolate(messages.byDaylight.start, { from, to: stage.to, time })
    : interpolate(messages.byDaylight.night, { from, to: stage.to })
}

/**
 * The notes on a whole day: the driver's hours, the night charge, the way back.
 * @param staysOver whether it is known that nobody comes back that day.
 */
function notesOn(
  plan: DayPlan,
  road: PlannedRoad,
  start: Start,
  messages: PlanMessages,
  staysOver: boolean,
): string[] {
  const driving = formatDuration(plan.driving, messages)
  const day = driversDay(plan.driving, plan.arrive - toMinutes(start.time), 1, road.rule)
  const broken = brokenLimit(day, road.rule)
  const tooLong = ({ limit, minutes }: BrokenLimit) =>
    interpolate(messages.overHours[limit], {
      duration: formatDuration(minutes, messages),
      place: lastPlaceWithin(plan, road) ?? road.home.to,
    })
  return [
    refusal(plan, road, start, messages),
    interpolate(messages.driving, { driving, arrive: timeOf(plan.arrive, messages) }),
    broken ? tooLong(broken) : staysOver ? '' : returnNote(road, start, messages),
    messages.nightCharge[plan.nightCharge],
  ].filter((note) => note !== '')
}

/**
 * Describes a day on a road as texts, for the visitor's start time or the usual one.
 * @param staysOver whether it is known that nobody comes back that day.
 */
export function describePlan(
  road: PlannedRoad,
  start: Start,
  messages: PlanMessages,
  staysOver = false,
): PlanView {
  const plan = planDay(road, start)
  const { time, day } = start
  return {
    leave: time,
    start: day
      ? interpolate(messages.chosen, { time, date: formatDay(day) })
      : interpolate(messages.usual, { time }),
    stages: plan.stages.map((planned, index) => {
      const stage = road.stages[index]
      if (!stage) throw new Error('A plan has as many stages as its road')
      return {
        arrive: timeOf(planned.arrive, messages),
        halt: haltOf(planned, messages),
        warnings: warningsOf(planned, stage, day, messages),
      }
    }),
    notes: notesOn(plan, road, start, messages, staysOver),
    seasons: seasonNotes(road, start, messages),
    news: newsOn(road, day),
  }
}
