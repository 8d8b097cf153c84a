import { weekdays } from '@/lib/time/weekdays'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A month in full, or by its first letters. */
const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')
const DAY = new RegExp(
  `(?:\\b(${weekdays.join('|')}),? )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b(?: (\\d{4})\\b)?`,
  'g',
)
/** For a day without a year, the 29th of February is one. */
const LEAP_YEAR = '2028'

const TIME = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])(?: ?([AP])\.?M\b)?/gi

/** A time that no clock shows, such as 7:75 or 17:00 PM. */
function timeProblem(text: string): string | undefined {
  for (const [written, hours, minutes, half] of text.matchAll(TIME)) {
    const isHour = half ? Number(hours) >= 1 && Number(hours) <= 12 : Number(hours) <= 24
    if (!isHour || Number(minutes) > 59) return `names '${written}', a time that no clock shows`
  }
  return undefined
}

/**
 * Why a day that a text names does not exist, or is another day of the week, or why there is no such time of day;
 * undefined where all are right.
 */
export function momentProblem(text: string): string | undefined {
  for (const [written, weekday, day = '', month = '', year] of text.matchAll(DAY)) {
    const index = MONTHS.findIndex((full) => full.startsWith(month))
    const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), index, Number(day)))
    if (date.getUTCDate() !== Number(day)) return `names '${written}', a day that does not exist`
    const right = weekdays[date.getUTCDay()]
    if (weekday && year && weekday !== right) return `names '${written}', which is a ${right}`
  }
  return timeProblem(text)
}
