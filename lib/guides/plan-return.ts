import { DAY, toMinutes, toTime } from '@/lib/time/clock'
import { brokenLimit, driversDay, TIRED } from './drivers-hours'
import {
  type DayPlan,
  overlaps,
  isIn,
  planDay,
  type Road,
  type RoadStage,
  type Start,
  reverseRoad,
} from './plan-day'

/** By when the vehicle is in its garage: before night charges apply. S5.7. */
const HOME_BY = toMinutes('23:00')
const STEP = 10
/** The shortest stay at the destination, in minutes. */
const MIN_STAY = 120

export type ReturnPlan = {
  /** The latest departure for home, in minutes from the midnight before the start; in steps of 10. */
  leave: number
  /** Minutes at the destination until then. */
  stay: number
  /** Arrival at home, and driving minutes, both ways. */
  home: number
  driving: number
}

/** The way back from a start, where its vehicle is in the garage in time, in daylight where it wants it, before the night's fog. */
function inTime(back: Road, leave: number, day: string | undefined): DayPlan | undefined {
  const plan = planDay(back, { time: toTime(leave), day })
  const isFoggy = back.seasons.some(
    ({ start, hours, ...season }) =>
      start && hours && day && isIn(season, day) && overlaps(leave, plan.arrive, hours),
  )
  const isDark = plan.stages.some((stage) => stage.isDark || stage.isRefused)
  return isFoggy || isDark || plan.arrive + back.rule.garage > HOME_BY ? undefined : plan
}

/**
 * The latest way back on a later day, within the rule on drivers' hours.
 * @returns undefined where it takes a night on the road.
 */
export function lastReturn(
  road: Road,
  home: Pick<RoadStage, 'to' | 'place'>,
  day: string,
): Pick<ReturnPlan, 'leave' | 'home'> | undefined {
  const back = reverseRoad(road, home)
  for (let leave = HOME_BY; leave >= toMinutes(TIRED.to); leave -= STEP) {
    const plan = inTime(back, leave, day)
    if (plan && !brokenLimit(driversDay(plan.driving, plan.arrive - leave, 1, road.rule), road.rule))
      return { leave, home: plan.arrive }
  }
  return undefined
}

/**
 * The return on the same day: the latest departure after which the vehicle is in its garage by 23:00, within the rule on drivers' hours.
 * @returns undefined when the day is too short for a stay of two hours, or too long for one driver.
 */
export function planReturn(
  road: Road,
  start: Start,
  home: Pick<RoadStage, 'to' | 'place'>,
): ReturnPlan | undefined {
  const out = planDay(road, start)
  const back = reverseRoad(road, home)
  if (out.arrive >= DAY) return undefined
  for (let leave = HOME_BY; leave >= out.arrive + MIN_STAY; leave -= STEP) {
    const plan = inTime(back, leave, start.day)
    if (!plan) continue
    const driving = out.driving + plan.driving
    const day = driversDay(driving, plan.arrive - toMinutes(start.time), 2, road.rule)
    if (brokenLimit(day, road.rule)) continue
    return { leave, stay: leave - out.arrive, home: plan.arrive, driving }
  }
  return undefined
}
