const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const DAY = new RegExp(
  `(?:\\b(${WEEKDAYS.join('|')}),? )?\\b(\\d{1,2}) (${MONTHS.join('|')})\\b(?: (\\d{4})\\b)?`,
  'g',
)
/** For a day without a year, the 29th of February is one. */
const LEAP_YEAR = '2028'

/** Why a day that a text names does not exist, or is another day of the week; undefined where all are right. */
export function dayProblem(text: string): string | undefined {
  for (const [written, weekday, day = '', month = '', year] of text.matchAll(DAY)) {
    const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month), Number(day)))
    if (date.getUTCDate() !== Number(day)) return `names '${written}', a day that does not exist`
    const right = WEEKDAYS[date.getUTCDay()]
    if (weekday && year && weekday !== right) return `names '${written}', which is a ${right}`
  }
  return undefined
}
