/** A day and a time of day on Delhi's clock, as date and time controls hold them: 'YYYY-MM-DD', 'HH:MM'. */
export type LocalTime = { date: string; time: string }

const MINUTE = 60_000
/** Trips start in India, so every clock here is Asia/Kolkata: UTC+05:30 the whole year, without summer time. */
const IST_OFFSET = 330 * MINUTE
/** S6.4: same-day pickups need half an hour, rounded up to the next :00 or :30. */
const NOTICE = 30 * MINUTE
const STEP = 30 * MINUTE
const DAY_START = '00:00'

/** What a clock on a wall in Delhi shows at the instant `now`. */
export function toDelhiTime(now: Date): LocalTime {
  const shifted = new Date(now.getTime() + IST_OFFSET).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/**
 * The earliest pickup one can ask for at `now`: half an hour on, rounded up to the next half hour. Late in the
 * evening that falls on tomorrow, and the date's minimum moves with it. S6.4.
 */
export function earliestPickup(now: Date): LocalTime {
  // IST is a whole number of half hours away from UTC, so its half hours are UTC's.
  return toDelhiTime(new Date(Math.ceil((now.getTime() + NOTICE) / STEP) * STEP))
}

/** The earliest time of day allowed on `date`: the earliest pickup's on its own day, midnight on any other. */
export function earliestTimeOn(date: string, now: Date): string {
  const earliest = earliestPickup(now)
  return date === earliest.date ? earliest.time : DAY_START
}

/** A time earlier than allowed on its day is bumped up to the earliest; anything else comes back unchanged. */
export function bumpTime({ date, time }: LocalTime, now: Date): string {
  const earliest = earliestTimeOn(date, now)
  return time !== '' && time < earliest ? earliest : time
}

/** The first day one may return on: the pickup date, or the earliest pickup's day while there is none. */
export function earliestReturn(pickupDate: string, now: Date): string {
  return pickupDate || earliestPickup(now).date
}

/** Splits the value of a `datetime-local` control. A missing or broken one gives empty parts. */
export function splitDateTime(dateTime: string): LocalTime {
  const [, date = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(dateTime) ?? []
  return { date, time }
}
