import { LOCALE } from './locale'

/** Creates a formatter on first use: that takes milliseconds, and most pages need none in the browser. */
function lazy<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

const day = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day such as '2026-11-25': '25 November 2026'. */
export const formatDay = (isoDay: string) => day().format(new Date(`${isoDay}T00:00:00Z`))

const weekday = lazy(
  () =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** A day with its weekday and without its year: 'Fri, 27 Nov'. */
export const formatWeekday = (isoDay: string) => weekday().format(new Date(`${isoDay}T00:00:00Z`))

const month = lazy(() => new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' }))

/** The name of a month, from 1 to 12: 'July'. */
export const formatMonth = (number: number) => month().format(Date.UTC(2026, number - 1))

const monthOfYear = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** The month of a day such as '2026-11-25': 'November 2026'. */
export const formatMonthOf = (isoDay: string) => monthOfYear().format(new Date(`${isoDay}T00:00:00Z`))

const shortDay = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** A range of days in short form: '21–26 Nov 2026', or '25 Nov 2026' for a single day. */
export const formatDays = (first: string, last: string) =>
  shortDay().formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))

const moment = lazy(
  () =>
    new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
)

/** A date and time in Delhi: '21 Nov 2026, 5:32 pm'. */
export const formatMoment = (date: Date) => moment().format(date)

const money = lazy(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)

/** Whole rupees, grouped by lakh and crore: '₹1,20,000'. */
export const formatRupees = (rupees: number) => money().format(rupees)
