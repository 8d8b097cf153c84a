import { addDays, daysBetween, isDay, monthOf } from '@/lib/time/days'
import { planCancellations, planPayments } from '@/lib/booking/payments'
import type { PaymentKey } from '@/lib/booking/rules'
import type { ClosedPlace } from '@/lib/fleet/describe-closed'
import { DAY, toTime } from '@/lib/time/clock'
import { type BrokenLimit, brokenLimit, driversDay } from '@/lib/guides/drivers-hours'
import type { DaysToAvoid, Drive, PlannedRoad } from '@/lib/guides/advice'
import {
  atPace,
  type DayPlan,
  type NightCharge,
  nightChargeOf,
  planDay,
  type Start,
  startOf,
} from '@/lib/guides/plan-day'
import { isPlace } from '@/lib/guides/typed-place'
import { earliestPickup } from '@/lib/trip/pickup'
import { toDelhiTime } from '@/lib/time/delhi'
import { againstOn, type DayReasons, nextGoodStart, reasonsOf } from './against'
import { isConnectionNumber } from './connection'
import type { TripData } from '@/lib/trip/data'
import { findLeg, isInCity, isPartOfCity } from '@/lib/guides/legs'
import { momentOf } from './moments'
import { isDestination, pacesTo, refusedTo, shutOn } from '@/lib/guides/places'
import { type PlanDay, sameName, type Stop, stopsOf, type TripPlan } from './plan'

type HoursOf = 'car' | 'van'

/** The drive from the previous stop. Without one its distance is unknown and has to be confirmed. */
type Leg = {
  kilometres?: number
  minutes?: number
  drive?: Drive
  /** Whose hours they are, where those of the vehicles are not known. */
  hoursOf?: HoursOf
  /** It begins in another part of the city than its kilometres. */
  isCentral?: boolean
  /** The usual start from which a day's first drive is counted, where no time is given. */
  countedFrom?: string
}

/** The checks of one stop. Moments are minutes from the midnight at which its day begins. */
export type StopCheck = {
  /** None for a day's first stop, and where a place is missing or shut. */
  leg?: Leg
  /** The arrival, where the guides contain the road. */
  arrive?: number
  /** The departure: its own time, or the arrival where that is later or the stop has no time. */
  at?: number
  /** The arrival is after its own time. */
  isLate: boolean
  /** Its time is before that of an earlier stop of the day. */
  isOutOfOrder: boolean
  /** The typed text is not a valid flight or train number. */
  isWrongNumber: boolean
  /** It goes back from here to the stop before, and no time says when. */
  turnsBack: boolean
}

export type DayCheck = {
  /** 'YYYY-MM-DD', once the plan has a first day. */
  date?: string
  stops: StopCheck[]
  /** Sums of the known legs: kilometres, and driving minutes. */
  kilometres: number
  driving: number
  /** Whose hours some of them are, where those of the vehicles are not known. */
  hoursOf?: HoursOf
  /** How many legs have an unknown distance. */
  unknown: number
  /** The limit of the company's rule for one driver that the day exceeds, and its own minutes. */
  tooLong?: BrokenLimit
  /** What can be against it on any date. */
  reasons: DayReasons
  /** Why it is better not to be at its places that day. */
  avoid: DaysToAvoid[]
  /** It goes there and back in weeks in which we do not. */
  staysNight: boolean
  /** Where the day before it ends, if it begins elsewhere. */
  endedAt?: string
  /** Undefined while no time is known. */
  nightCharge?: NightCharge
}

/** One part of the payment and its last day. */
type DuePayment = { key: PaymentKey; percent: number; date: string }
/** The percentage of the payments that a cancellation up to a day returns. */
type DueRefund = { percent: number; until: string }

export type PlanCheck = {
  days: DayCheck[]
  kilometres: number
  driving: number
  unknown: number
  hoursOf?: HoursOf
  /** The earliest pickup, if the plan begins before it. S6.4. */
  tooEarly?: { date: string; time: string }
  /** The next first day with which no date is against its days, where one is against them as they are. */
  betterStart?: string
  /** Why nobody gets to one of its places on its day. */
  shut?: DaysToAvoid
  /** A place out of town, of a trip within the city. */
  outOfTown?: string
  /** A return trip does not end where it begins. */
  lacksReturn: boolean
  /** More children's seats than children. */
  hasSeatsTooMany: boolean
  /** Empty while there is no first day, or it is past. */
  payments: DuePayment[]
  refunds: DueRefund[]
}

const dateOf = ({ start }: TripPlan, day: number) => (isDay(start) ? addDays(start, day) : undefined)

/** The vehicles of the fleet that do not go to a place of a plan, as typed, or not in the month of that day. */
export function refusedVehicles(plan: TripPlan, places: TripData['places']): RefusedVehicle[] {
  return stopsOf(plan).flatMap(({ stop: { place }, day }) => {
    const month = monthOf(dateOf(plan, day) ?? '')
    return refusedTo(places, place, month).map(({ slug, because }) => ({ slug, because, place, month }))
  })
}

/** A vehicle that does not go to a place. */
export type RefusedVehicle = ClosedPlace & { slug: string }

/** The roads, and the company's rule on drivers' hours; nothing until the data has been fetched. */
type Known = Pick<TripData, 'roads' | 'places'> & Partial<Pick<TripData, 'rule'>>
/** With the vehicles that drive, which may take longer than a car. */
type KnownWithVehicles = Known & { slugs: string[] }

function turnsBack(stops: Stop[], index: number): boolean {
  const { place = '' } = stops[index] ?? {}
  const others = stops.slice(0, index).map((stop) => !sameName(stop.place, place))
  const [before, here] = [others.lastIndexOf(true), stops.slice(others.lastIndexOf(true) + 1, index + 1)]
  const [from, to] = [stops[before]?.place ?? '', stops[index + 1]?.place ?? '']
  const areGiven = [from, place, to].every((each) => each.trim() !== '')
  return areGiven && sameName(from, to) && here.every(({ time }) => time === '')
}

/** The plan of a drive that begins at a moment of a day, or at the road's usual start where none is known. */
function planDrive(road: PlannedRoad, moment: number | undefined, date: string | undefined): Drive {
  const start: Start =
    moment === undefined
      ? { time: startOf(road, date), day: date }
      : { time: toTime(moment), day: date && addDays(date, Math.floor(moment / DAY)) }
  return { plan: planDay(road, start), road, start }
}

/** How long a drive takes, with its halts. */
const durationOf = (plan: DayPlan) => plan.arrive - (plan.stages[0]?.leave ?? 0)

/** The checks of a day's stops so far. */
type Progress = { checks: Omit<StopCheck, 'turnsBack'>[]; moment?: number; latest?: number; last?: Stop }

function checkStop(
  progress: Progress,
  stop: Stop,
  known: KnownWithVehicles,
  date: string | undefined,
): Progress {
  const { roads, rule, slugs } = known
  const { checks, moment, last } = progress
  const places = [last?.place ?? '', stop.place] as const
  const areGiven = places.every((place) => place.trim() !== '')
  const isThere = areGiven && sameName(...places)
  const isShut = places.some((place) => shutOn(known.places, place, { time: '', day: date }))
  const hasLeg = areGiven && !isThere && !isShut
  const road = hasLeg ? findLeg(roads, ...places) : undefined
  const paces = places.flatMap((place) => pacesTo(known.places, place, slugs))
  const pace = Math.max(1, ...paces.map((each) => each.pace))
  const drive = road && rule && planDrive(atPace({ ...road, rule }, pace), moment, date)
  const plan = drive?.plan
  const duration = isThere ? 0 : plan && durationOf(plan)
  const arrive = moment === undefined || duration === undefined ? undefined : moment + duration
  const own = stop.time === '' ? undefined : momentOf(stop.time, progress.latest)
  const at = own === undefined ? arrive : Math.max(own, arrive ?? own)
  const hoursOf = paces.length === 0 ? 'car' : paces.some(({ isOfVan }) => isOfVan) ? 'van' : undefined
  const leg: Leg = plan
    ? {
        kilometres: plan.stages.at(-1)?.kilometres,
        minutes: plan.driving,
        drive,
        hoursOf,
        ...(isPartOfCity(roads, places[0]) && { isCentral: true }),
        ...(moment === undefined && checks.every((each) => !each.leg) && { countedFrom: drive.start.time }),
      }
    : {}
  const check: Progress['checks'][number] = {
    ...(hasLeg && { leg }),
    ...(arrive !== undefined && { arrive }),
    ...(at !== undefined && { at }),
    isLate: arrive !== undefined && own !== undefined && arrive > own,
    isOutOfOrder: own !== undefined && progress.latest !== undefined && own < progress.latest,
    isWrongNumber: stop.connection !== undefined && !isConnectionNumber(stop.connection),
  }
  return { checks: [...checks, check], moment: at, latest: own ?? progress.latest, last: stop }
}

/** Whose hours are said of several drives: those of a van, if some are a van's. */
const hoursOfAll = (of: Pick<Leg, 'hoursOf'>[]) =>
  (['van', 'car'] as const).find((each) => of.some(({ hoursOf }) => hoursOf === each))

/** Whether a journey out of town ends elsewhere than it begins, as far as it is planned. */
function endsElsewhere(plan: TripPlan): boolean {
  const stops = stopsOf(plan)
  const [first, last] = [stops[0], stops.at(-1)]
  return (
    plan.type === 'outstation' &&
    stops.length > 1 &&
    !sameName(first?.stop.place ?? '', last?.stop.place ?? '')
  )
}

/** Where the days before one end, if it begins elsewhere. */
function endedElsewhere(days: PlanDay[], index: number): string | undefined {
  const [first] = stopsOf({ days: days.slice(index, index + 1) })
  const last = stopsOf({ days: days.slice(0, index) }).at(-1)
  if (!first || !last) return undefined
  const [from, to] = [first.stop.place, last.stop.place]
  return isPlace(from, to) || isPlace(to, from) ? undefined : to
}

/** Driving time, kilometres, times and night charge of one day, as far as the roads are known. */
function checkDay(day: PlanDay, index: number, plan: TripPlan, known: KnownWithVehicles): DayCheck {
  const { stops } = day
  const date = dateOf(plan, index)
  const endsAtHome = index === plan.days.length - 1 && !endsElsewhere(plan)
  const garageRuns = Number(index === 0) + Number(endsAtHome)
  const { checks } = stops.reduce<Progress>((progress, stop) => checkStop(progress, stop, known, date), {
    checks: [],
  })
  const legs = checks.flatMap(({ leg }) => leg ?? [])
  const reasons = reasonsOf(
    day,
    index,
    known,
    legs.flatMap(({ drive }) => drive ?? []),
  )
  const sum = (of: 'kilometres' | 'minutes') => legs.reduce((total, leg) => total + (leg[of] ?? 0), 0)
  const moments = checks.flatMap(({ arrive, at }) => [arrive, at].filter((moment) => moment !== undefined))
  const driving = sum('minutes')
  const { rule } = known
  const span = moments.length > 0 ? Math.max(...moments) - Math.min(...moments) : 0
  return {
    date,
    stops: checks.map((check, at) => ({ ...check, turnsBack: turnsBack(stops, at) })),
    kilometres: sum('kilometres'),
    driving,
    hoursOf: hoursOfAll(legs),
    unknown: legs.filter(({ kilometres }) => kilometres === undefined).length,
    tooLong: rule && brokenLimit(driversDay(driving, span, garageRuns, rule), rule),
    reasons,
    ...againstOn(reasons, date),
    endedAt: endedElsewhere(plan.days, index),
    ...(moments.length > 0 && { nightCharge: nightChargeOf(Math.min(...moments), Math.max(...moments)) }),
  }
}

/** The next first day with which no date is against a plan's days, unless one of them would be too long for a driver then too. */
function betterStart(plan: TripPlan, days: DayCheck[], known: KnownWithVehicles): string | undefined {
  const reasons = days.map((day) => day.reasons)
  const start = nextGoodStart(reasons, plan.start)
  const isTooLong = (day: PlanDay, index: number) =>
    checkDay(day, index, { ...plan, start: start ?? '' }, known).tooLong
  return start && !plan.days.some(isTooLong) ? start : undefined
}

/** The earliest pickup, if the first stop is before it; undefined otherwise. */
function tooEarly({ start, days }: TripPlan, now: Date) {
  const earliest = earliestPickup(now)
  const time = days[0]?.stops[0]?.time ?? ''
  const isEarly =
    isDay(start) &&
    (start < earliest.date || (start === earliest.date && time !== '' && time < earliest.time))
  return isEarly ? earliest : undefined
}

/** The first place out of town, of a plan that is said to be within the city. */
function outOfTown(plan: TripPlan, { roads, places }: Known): string | undefined {
  if (plan.type !== 'local') return undefined
  const typed = stopsOf(plan).map(({ stop }) => stop.place)
  return typed.find((place) => isDestination(places, place) && !isInCity(roads, place))
}

/** The dates of the payments and refunds. S11.1 to S11.3; see lib/booking. */
function datesOf(start: string, now: Date): Pick<PlanCheck, 'payments' | 'refunds'> {
  const daysLeft = isDay(start) ? daysBetween(toDelhiTime(now).date, start) : -1
  if (daysLeft < 0) return { payments: [], refunds: [] }
  return {
    payments: planPayments(daysLeft).map(({ key, percent, daysBefore }) => ({
      key,
      percent,
      date: addDays(start, -daysBefore),
    })),
    refunds: planCancellations(daysLeft)
      .filter(({ refundPercent }, index, all) => all[index + 1]?.refundPercent !== refundPercent)
      .map(({ until, refundPercent }) => ({ percent: refundPercent, until: addDays(start, -until) })),
  }
}

/**
 * All checks of a plan at `now`: the sums of each day, broken rules, and the dates of payments. None of them prevents
 * sending; only lib/trip/schema.ts does.
 * @param vehicles those that drive: the plan's, or the first that would fit.
 */
export function checkPlan(plan: TripPlan, known: Known, now: Date, vehicles = plan.vehicles): PlanCheck {
  const withVehicles = { ...known, slugs: vehicles.map(({ slug }) => slug) }
  const all = plan.days.map((day, index) => checkDay(day, index, plan, withVehicles))
  const seen = all.map(({ avoid }) => avoid)
  // A tour's months stand once, and not on each of its days.
  const days = all.map((day, index) => ({
    ...day,
    avoid: day.avoid.filter((each) => seen.findIndex((others) => others.includes(each)) === index),
  }))
  const sum = (of: 'kilometres' | 'driving' | 'unknown') => days.reduce((total, day) => total + day[of], 0)
  return {
    days,
    kilometres: sum('kilometres'),
    driving: sum('driving'),
    unknown: sum('unknown'),
    hoursOf: hoursOfAll(days),
    tooEarly: tooEarly(plan, now),
    betterStart: betterStart(plan, days, withVehicles),
    shut: days.flatMap(({ avoid }) => avoid).find(({ against }) => against === 'shut'),
    outOfTown: outOfTown(plan, known),
    lacksReturn: plan.isReturn && endsElsewhere(plan),
    hasSeatsTooMany: plan.party.childSeats > plan.party.children,
    ...datesOf(plan.start, now),
  }
}
