import { LANGUAGE } from './language'

/** Made when first needed: a formatter takes milliseconds to make, and most pages need none of them in the browser. */
function onFirstUse<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A day such as '2026-11-25' as visitors read it: '25 November 2026'. */
export const formatDay = (isoDay: string) => day().format(new Date(`${isoDay}T00:00:00Z`))

const weekday = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** A day by its weekday, where the year is known: 'Fri, 27 Nov'. */
export const formatWeekday = (isoDay: string) => weekday().format(new Date(`${isoDay}T00:00:00Z`))

const shortDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** Days from one to another where room is scarce: '21–26 Nov 2026', or '25 Nov 2026' for a single one. */
export const formatDays = (first: string, last: string) =>
  shortDay().formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))

const moment = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
)

/** A moment on Delhi's clock: '21 Nov 2026, 5:32 pm'. */
export const formatMoment = (date: Date) => moment().format(date)

const money = onFirstUse(
  () => new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)

/** Whole rupees, grouped by lakh and crore: '₹1,20,000'. */
export const formatRupees = (rupees: number) => money().format(rupees)

const number = onFirstUse(() => new Intl.NumberFormat(LANGUAGE))

/** A number, grouped by lakh and crore: '1,20,000'. */
export const formatNumber = (value: number) => number().format(value)
