import { interpolate } from './interpolate'
import { LOCALE } from './locale'

// Short: in Hindi the long list of units ends with 'and', and long lists have a comma before it.
const format = (type: Intl.ListFormatType, items: string[]) =>
  new Intl.ListFormat(LOCALE, { type, style: 'short' }).format(items)

/** A list in a sentence: 'one, two and three'. */
export const formatList = (items: string[]) => format('conjunction', items)

/** Items to choose from: '9, 12 or 15'. */
export const formatChoice = (items: string[]) => format('disjunction', items)

/** A list without a conjunction: '2 × Innova, 1 × Dzire'. */
export const formatItems = (items: string[]) => format('unit', items)

/** Clauses one after the other, joined by a message of {first} and {next}: 'left at row two; right at row one'. */
export const joinBy = (message: string, clauses: string[]) =>
  clauses.reduce((first, next) => interpolate(message, { first, next }))
