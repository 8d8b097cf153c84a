import { DAY, toMinutes, toTime } from '@/lib/time/clock'
import { bumpPickup } from '@/lib/trip/pickup'
import { emptyStop, limits, nextId, type PlanDay, sameName, type Stop, stopsOf, type TripPlan } from './plan'

/**
 * A visitor's edits of a plan. Each function returns a new plan, or the same object where nothing changes: for an
 * unknown id, at the first or last position, or at a limit.
 */

/** The functions stay on their days. One whose day is removed is on the day that takes its place. */
function withDays(plan: TripPlan, days: PlanDay[]): TripPlan {
  const indexOf = (day: number) => days.findIndex(({ id }) => id === plan.days[day]?.id)
  const shuttles = plan.shuttles.map((shuttle) => {
    const moved = indexOf(shuttle.day)
    return { ...shuttle, day: moved < 0 ? Math.min(shuttle.day, days.length - 1) : moved }
  })
  return { ...plan, days, shuttles }
}

const inserted = <T>(list: T[], index: number, entry: T) => [
  ...list.slice(0, index),
  entry,
  ...list.slice(index),
]

function changeDay(plan: TripPlan, id: number, change: (day: PlanDay) => PlanDay): TripPlan {
  if (!plan.days.some((day) => day.id === id)) return plan
  return withDays(
    plan,
    plan.days.map((day) => (day.id === id ? change(day) : day)),
  )
}

/** Where the days before a day end; '' where they have no place. */
function endBefore({ days }: TripPlan, id: number): string {
  const index = days.findIndex((day) => day.id === id)
  return stopsOf({ days: days.slice(0, index) }).at(-1)?.stop.place ?? ''
}

/** A changed plan in which a day that began where the one before it ended begins where that ends now. */
function followed(before: TripPlan, after: TripPlan): TripPlan {
  return before.days.reduce((plan, { id, stops: [first] }) => {
    const [from, to] = [endBefore(before, id), endBefore(plan, id)]
    const begin = plan.days.find((day) => day.id === id)?.stops[0]
    if (!begin || begin !== first || !from || !to || from === to || !sameName(first.place, from)) return plan
    return changeDay(plan, id, ({ stops }) => ({ id, stops: [{ ...first, place: to }, ...stops.slice(1)] }))
  }, after)
}

/** The position of a stop: the index of its day and its index within the day; undefined for an unknown id. */
export function findStop(plan: Pick<TripPlan, 'days'>, id: number) {
  for (const [day, { stops }] of plan.days.entries()) {
    const index = stops.findIndex((stop) => stop.id === id)
    if (index >= 0) return { day, index }
  }
  return undefined
}

// ——— Days ———

/** Adds a day, which begins at the last place before it. */
export function addDay(plan: TripPlan): TripPlan {
  if (plan.days.length >= limits.days) return plan
  const id = nextId(plan)
  const place = stopsOf(plan).at(-1)?.stop.place ?? ''
  return withDays(plan, [...plan.days, { id, stops: [{ ...emptyStop(id + 1), place }, emptyStop(id + 2)] }])
}

/** Inserts a copy of a day after it. */
export function copyDay(plan: TripPlan, dayId: number): TripPlan {
  const index = plan.days.findIndex(({ id }) => id === dayId)
  const day = plan.days[index]
  if (!day || plan.days.length >= limits.days) return plan
  const id = nextId(plan)
  const stops = day.stops.map((stop, place) => ({ ...stop, id: id + 1 + place }))
  return withDays(plan, inserted(plan.days, index + 1, { id, stops }))
}

/** Removes a day, unless it is the only one. */
export function removeDay(plan: TripPlan, dayId: number): TripPlan {
  const days = plan.days.filter(({ id }) => id !== dayId)
  return days.length === plan.days.length || days.length === 0 ? plan : withDays(plan, days)
}

/** Moves a day by one place: -1 is earlier, 1 is later. Its date changes with it. */
export function moveDay(plan: TripPlan, dayId: number, by: -1 | 1): TripPlan {
  const index = plan.days.findIndex(({ id }) => id === dayId)
  const day = plan.days[index]
  const target = index + by
  if (!day || target < 0 || target >= plan.days.length) return plan
  return withDays(
    plan,
    inserted(
      plan.days.filter(({ id }) => id !== dayId),
      target,
      day,
    ),
  )
}

// ——— Stops ———

/** Adds an empty stop at the end of a day. */
export const addStop = (plan: TripPlan, dayId: number): TripPlan =>
  changeDay(plan, dayId, (day) =>
    day.stops.length >= limits.stopsADay ? day : { ...day, stops: [...day.stops, emptyStop(nextId(plan))] },
  )

/** Changes properties of a stop; the next day begins at its place where it began there. A `connection` of undefined removes it. */
export function changeStop(plan: TripPlan, stopId: number, change: Partial<Omit<Stop, 'id'>>): TripPlan {
  const place = findStop(plan, stopId)
  const day = place && plan.days[place.day]
  if (!day) return plan
  const changed = changeDay(plan, day.id, ({ id, stops }) => ({
    id,
    stops: stops.map((stop) => (stop.id === stopId ? { ...stop, ...change } : stop)),
  }))
  return followed(plan, changed)
}

const isEmpty = ({ stops }: PlanDay) => stops.every(({ place }) => place.trim() === '')

/** Ends the plan where it begins: in an empty last stop, or in a new one of its last day, which begins at the last place before. */
export function addWayBack(plan: TripPlan): TripPlan {
  const given = stopsOf(plan)
  const place = given[0]?.stop.place
  const day = plan.days.at(-1)
  if (!place || !day) return plan
  const [first, last] = [day.stops[0], day.stops.at(-1)]
  if (day.stops.length > 1 && first && isEmpty(day))
    return addWayBack(changeStop(plan, first.id, { place: given.at(-1)?.stop.place }))
  return last?.place.trim() === ''
    ? changeStop(plan, last.id, { place })
    : changeStop(addStop(plan, day.id), nextId(plan), { place })
}

/** A plan without its last stop, where that is the place at which it begins, and without a day of which nothing is left. */
function withoutWayBack(plan: TripPlan): TripPlan {
  const given = stopsOf(plan)
  const [first, last] = [given[0]?.stop, given.at(-1)?.stop]
  if (given.length < 3 || !first || !last || !sameName(first.place, last.place)) return plan
  const before = removeStop(plan, last.id)
  const day = before.days.at(-1)
  if (!day) return before
  if (isFree(day)) return removeDay(before, day.id)
  // Where it is said when the way back begins, the place stands twice.
  const [here, again] = day.stops.slice(-2)
  return here && again && sameName(here.place, again.place) ? removeStop(before, again.id) : before
}

/** Whether nothing is planned for a day but being there. */
const isFree = (day: PlanDay) => stopsOf({ days: [day] }).length < 2

function addFreeDay(plan: TripPlan): TripPlan {
  const id = nextId(plan)
  const place = stopsOf(plan).at(-1)?.stop.place ?? ''
  return withDays(plan, [...plan.days, { id, stops: [{ ...emptyStop(id + 1), place }] }])
}

/** A plan with the times of another one's way back, unless that had a day of its own and this one has not. */
function withTimesBack(plan: TripPlan, { days }: TripPlan): TripPlan {
  const [day, before = []] = [plan.days.at(-1), days.at(-1)?.stops]
  if (!day || day.stops.length > before.length) return plan
  const first = day.stops.length - 2
  const timeOf = (index: number) => before.at(index - day.stops.length)?.time ?? ''
  return changeDay(plan, day.id, ({ id, stops }) => ({
    id,
    stops: stops.map((stop, index) => (index < first ? stop : { ...stop, time: timeOf(index) })),
  }))
}

/**
 * Makes a plan last a number of days: free ones are added at its last place or taken out there, and a return trip comes back on
 * the last of them. A plan whose days are full stays longer.
 * @param count from 1 to `limits.days`.
 */
export function setDays(plan: TripPlan, count: number): TripPlan {
  if (stopsOf(plan).length < 2) return plan
  const there = withoutWayBack(plan)
  const comesBack = there !== plan || (plan.type === 'outstation' && plan.isReturn)
  let next = there
  for (let day = next.days.at(-1); day && isFree(day) && next.days.length > count; day = next.days.at(-1))
    next = removeDay(next, day.id)
  while (next.days.length < count) next = addFreeDay(next)
  if (!comesBack) return next
  return there === plan ? addWayBack(next) : withTimesBack(addWayBack(next), plan)
}

/** Begins a day at another time, with its later times as much later; one that would be on the next day is left open. */
export const startAt = (plan: TripPlan, dayId: number, time: string): TripPlan =>
  changeDay(plan, dayId, (day) => {
    const by = toMinutes(time) - toMinutes(day.stops[0]?.time ?? time)
    const moved = (before: string) => {
      const moment = toMinutes(before) + by
      return moment >= 0 && moment < DAY ? toTime(moment) : ''
    }
    return { ...day, stops: day.stops.map((stop) => ({ ...stop, time: stop.time && moved(stop.time) })) }
  })

/** Spends a night at a place before a stop, from which the next day goes on. */
export function nightAt(plan: TripPlan, stopId: number, place: string): TripPlan {
  const found = findStop(plan, stopId)
  const day = found && plan.days[found.day]
  if (!day || plan.days.length >= limits.days) return plan
  const id = nextId(plan)
  const rest = day.stops.slice(found.index).map((stop) => ({ ...stop, time: '' }))
  const ended = { ...day, stops: [...day.stops.slice(0, found.index), { ...emptyStop(id), place }] }
  const [next, ...others] = plan.days.slice(found.day + 1)
  const begin = { ...emptyStop(id + 1), place }
  // The day after may be one of being there, which this drive shortens; on another nobody would have been there.
  const goesOn =
    next && isFree(next) && rest.length === 1 && sameName(rest[0]?.place ?? '', next.stops[0]?.place ?? '')
  const after = goesOn
    ? [{ ...next, stops: [begin, ...next.stops] }]
    : [{ id: id + 2, stops: [begin, ...rest] }, ...(next ? [next] : [])]
  return withDays(plan, [...plan.days.slice(0, found.day), ended, ...after, ...others])
}

/** Moves start and time of the first stop to the earliest pickup, where they are before it. S6.4. */
export function bumpFirstTime(plan: TripPlan, now: Date): TripPlan {
  const first = plan.days[0]?.stops[0]
  if (!first) return plan
  const { date, time } = bumpPickup({ date: plan.start, time: first.time }, now)
  if (date === plan.start && time === first.time) return plan
  return { ...changeStop(plan, first.id, { time }), start: date }
}

/** Inserts a copy of a stop after it. */
export function copyStop(plan: TripPlan, stopId: number): TripPlan {
  const place = findStop(plan, stopId)
  const day = place && plan.days[place.day]
  const stop = place && day?.stops[place.index]
  if (!stop || !day || day.stops.length >= limits.stopsADay) return plan
  return changeDay(plan, day.id, ({ id, stops }) => ({
    id,
    stops: inserted(stops, place.index + 1, { ...stop, id: nextId(plan) }),
  }))
}

function withoutStop(plan: TripPlan, stopId: number): TripPlan {
  const place = findStop(plan, stopId)
  const day = place && plan.days[place.day]
  if (!day) return plan
  return changeDay(plan, day.id, ({ id, stops }) => ({
    id,
    stops: stops.filter((stop) => stop.id !== stopId),
  }))
}

/** Removes a stop; its day stays even when empty, and the next day begins where it ends now. */
export const removeStop = (plan: TripPlan, stopId: number): TripPlan =>
  followed(plan, withoutStop(plan, stopId))

/** Moves a stop to a place within any day. @param index among the day's stops without the moved one, from 0. */
export function moveStop(plan: TripPlan, stopId: number, dayId: number, index: number): TripPlan {
  const from = findStop(plan, stopId)
  const stop = from && plan.days[from.day]?.stops[from.index]
  const target = plan.days.find(({ id }) => id === dayId)
  if (!stop || !target) return plan
  const others = target.stops.filter(({ id }) => id !== stopId)
  if (others.length >= limits.stopsADay) return plan
  const place = Math.min(Math.max(0, index), others.length)
  if (plan.days[from.day] === target && place === from.index) return plan
  return changeDay(withoutStop(plan, stopId), dayId, ({ id }) => ({
    id,
    stops: inserted(others, place, stop),
  }))
}

/** Moves a stop by one place, at the end of its day into the next day: -1 is earlier, 1 is later. */
export function stepStop(plan: TripPlan, stopId: number, by: -1 | 1): TripPlan {
  const from = findStop(plan, stopId)
  const day = from && plan.days[from.day]
  if (!day) return plan
  const index = from.index + by
  if (index >= 0 && index < day.stops.length) return moveStop(plan, stopId, day.id, index)
  const next = plan.days[from.day + by]
  return next ? moveStop(plan, stopId, next.id, by > 0 ? 0 : next.stops.length) : plan
}
