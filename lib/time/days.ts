const DAY_MS = 86_400_000

const toMs = (isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`)

/**
 * Whether the value of a date control is a whole day, 'YYYY-MM-DD'. While a year is typed the control passes through
 * the years 0002, 0020 and 0202; they count as unfinished.
 */
export const isDay = (value: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(toMs(value)) && addDays(value, 0) === value

/** The month of an ISO day, from 1 to 12; undefined for any other text. */
export const monthOf = (text: string) => (isDay(text) ? Number(text.slice(5, 7)) : undefined)

/** The day so many days after an ISO day, or before it where `days` is negative. */
export const addDays = (isoDay: string, days: number) =>
  new Date(toMs(isoDay) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one ISO day to another; negative when the second is the earlier one. */
export const daysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / DAY_MS
