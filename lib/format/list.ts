import { LOCALE } from './locale'

const formats = new Map<string, Intl.ListFormat>()

const format = (type: Intl.ListFormatType) => {
  const made = formats.get(type) ?? new Intl.ListFormat(LOCALE, { type })
  formats.set(type, made)
  return made
}

/** A list in a sentence: 'one, two and three'. */
export const formatList = (items: string[]) => format('conjunction').format(items)

/** Items to choose from: '9, 12 or 15'. */
export const formatChoice = (items: string[]) => format('disjunction').format(items)

/** Items beside each other: '2 × Innova, 1 × Dzire'. */
export const formatItems = (items: string[]) => format('unit').format(items)
