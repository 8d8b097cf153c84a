import { addDays, isDay } from '@/lib/time/days'
import { type DaysToAvoid, isAgainst, type PlannedRoad } from '@/lib/guides/advice'
import { seasonStart, type Start } from '@/lib/guides/plan-day'
import type { TripData } from '@/lib/trip/data'
import { isInCity } from '@/lib/guides/legs'
import { avoidedAt } from '@/lib/guides/places'
import { type PlanDay, sameName, type Stop } from './plan'

/** What can be against a day of a plan, whatever its date. */
export type DayReasons = {
  avoid: DaysToAvoid[]
  /** When its first drive begins; '' where that does not count. */
  time: string
  /** The roads of a day that goes there and back. */
  thereAndBack: PlannedRoad[]
}

const isGiven = ({ place }: Stop) => place.trim() !== ''

/** Whether a day ends where it begins, with something between. */
function isDayTrip(stops: Stop[]): boolean {
  const [first, ...others] = stops.filter(isGiven).map(({ place }) => place)
  return first !== undefined && others.length > 1 && sameName(first, others.at(-1) ?? '')
}

/**
 * What can be against a day: against its first place only what is against being there, if the trip does not begin with it.
 * @param index of the day, from 0. @param drives of the day, in order.
 */
export function reasonsOf(
  { stops }: PlanDay,
  index: number,
  { places, roads }: Pick<TripData, 'roads' | 'places'>,
  drives: { road: PlannedRoad; start: Start }[],
): DayReasons {
  const given = stops.filter(isGiven)
  const all = given.flatMap(({ place }, at) =>
    avoidedAt(places, place).filter(({ against }) => {
      if (against === 'visit') return index + at > 0
      return at > 0 && (against !== 'dayTrip' || at < given.length - 1)
    }),
  )
  // A start early enough is one from Delhi.
  const isFromCity = isInCity(roads, given[0]?.place ?? '')
  return {
    avoid: [...new Set(all)],
    time: (isFromCity && drives[0]?.start.time) || '',
    thereAndBack: isDayTrip(stops) ? drives.map(({ road }) => road) : [],
  }
}

/** What is against a day on a date: why it is better not to be there, and whether nobody goes there and back in those weeks. */
export const againstOn = ({ avoid, time, thereAndBack }: DayReasons, day: string | undefined) => ({
  avoid: avoid.filter((each) => isAgainst(each, { time, day })),
  staysNight: thereAndBack.some((road) => seasonStart(road, day)),
})

/** What is to be known of a place whenever one goes is against no date. */
const isDated = ({ days, festival, weekdays }: DaysToAvoid) => Boolean(days ?? festival ?? weekdays)

function isGoodOn(reasons: DayReasons, day: string): boolean {
  const { avoid, staysNight } = againstOn(reasons, day)
  return !staysNight && !avoid.some(isDated)
}

/** How far ahead a better first day is looked for. */
const YEAR = 366

/**
 * The next first day with which no date is against a plan's days.
 * @returns undefined where nothing is against them as they are, or within a year there is none.
 */
export function nextGoodStart(days: DayReasons[], start: string): string | undefined {
  const isGoodFrom = (first: string) => days.every((day, index) => isGoodOn(day, addDays(first, index)))
  if (!isDay(start) || isGoodFrom(start)) return undefined
  for (let ahead = 1; ahead <= YEAR; ahead += 1)
    if (isGoodFrom(addDays(start, ahead))) return addDays(start, ahead)
  return undefined
}
