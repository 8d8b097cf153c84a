/** A day and a time of day on Delhi's clock, as date and time controls hold them: 'YYYY-MM-DD', 'HH:MM'. */
export type LocalTime = { date: string; time: string }

/** Trips start in India, so all times are in Asia/Kolkata: UTC+05:30 the whole year, without daylight saving time. */
const IST_OFFSET = 330 * 60_000

/** The date and time in Delhi at the instant `now`. */
export function toDelhiTime(now: Date): LocalTime {
  const shifted = new Date(now.getTime() + IST_OFFSET).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** Splits the value of a `datetime-local` control. A missing or invalid value gives empty strings. */
export function splitDateTime(dateTime: string): LocalTime {
  const [, date = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(dateTime) ?? []
  return { date, time }
}
