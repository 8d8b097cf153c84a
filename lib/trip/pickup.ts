import { type LocalTime, toDelhiTime } from '@/lib/time/delhi'

const MINUTE = 60_000
/** S6.4: same-day pickups need half an hour's notice, rounded up to the next :00 or :30. */
const NOTICE = 30 * MINUTE
const STEP = 30 * MINUTE
const DAY_START = '00:00'

/**
 * The earliest pickup allowed at `now`: half an hour later, rounded up to the next half hour. Late in the evening
 * that is tomorrow, which is then the minimum of the date. S6.4.
 */
export function earliestPickup(now: Date): LocalTime {
  // The offset of IST is a multiple of half an hour, so rounding in UTC gives the same result.
  return toDelhiTime(new Date(Math.ceil((now.getTime() + NOTICE) / STEP) * STEP))
}

/** The earliest time of day allowed on `date`: the earliest pickup's on its own day, midnight on any other. */
export function earliestTimeOn(date: string, now: Date): string {
  const earliest = earliestPickup(now)
  return date === earliest.date ? earliest.time : DAY_START
}

/**
 * Moves a pickup that is too early to the earliest one: date and time together, since after eleven in the evening that
 * is tomorrow's. S6.4. While no time is given the date stays: moved alone, it makes a time of tonight tomorrow night's.
 * @param since a pickup before this day was never allowed and stays: today, or the day on which it was chosen.
 */
export function bumpPickup({ date, time }: LocalTime, now: Date, since = toDelhiTime(now).date): LocalTime {
  const earliest = earliestPickup(now)
  const isEarly = date < earliest.date || (date === earliest.date && time < earliest.time)
  return date === '' || time === '' || date < since || !isEarly ? { date, time } : earliest
}

/** The same of a whole trip, with a return that the pickup would pass. */
export function bumpTrip<Trip extends LocalTime & { return_date: string }>(
  trip: Trip,
  now: Date,
  since?: string,
): Trip {
  const pickup = bumpPickup(trip, now, since)
  const { date, return_date } = trip
  const isPassed = return_date >= date && return_date < pickup.date
  return { ...trip, ...pickup, ...(isPassed && { return_date: pickup.date }) }
}

/** The earliest return date: the pickup date, or that of the earliest pickup while there is none. */
export function earliestReturn(pickupDate: string, now: Date): string {
  return pickupDate || earliestPickup(now).date
}
