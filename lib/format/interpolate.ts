import { LOCALE } from './locale'

/**
 * A text with {names}; or, by the name of a number, one text for each plural category of the locale, and perhaps one for
 * an exact number ('=0'). The schemas of the content make it from an ICU message.
 */
export type Message = string | { [name: string]: Record<string, Message> }

type Values = Record<string, string | number>

let pluralRules: Intl.PluralRules | undefined

function valueOf(name: string, values: Values, message: Message): string | number {
  // Safari below 15.4 has no Object.hasOwn.
  const value = Object.keys(values).includes(name) ? values[name] : undefined
  if (value === undefined)
    throw new Error(`${JSON.stringify(message)} asks for {${name}}, which is not given`)
  return value
}

function select(message: Message, values: Values): string {
  if (typeof message === 'string') return message
  const [[name = '', texts = {}] = []] = Object.entries(message)
  const count = Number(valueOf(name, values, message))
  pluralRules ??= new Intl.PluralRules(LOCALE)
  return select(texts[`=${count}`] ?? texts[pluralRules.select(count)] ?? texts.other ?? '', values)
}

/** The first use of a number format takes 9 ms in a browser, and in English few counts have digits to group. */
const isPlain = (value: number) =>
  LOCALE.startsWith('en-') && Number.isInteger(value) && value >= 0 && value < 1000

const formatCount = (value: number): string => (isPlain(value) ? String(value) : value.toLocaleString(LOCALE))

/**
 * Fills the {names} of a message from the content. A number selects its plural and is written as the locale writes
 * numbers, grouped; pass a number that is not a quantity, such as a year, as a string.
 * @throws when a value is missing, so that the mistake shows in the build and not on the page.
 */
export function interpolate(message: Message, values: Values): string {
  const template = select(message, values)
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOf(name, values, template)
    return typeof value === 'number' ? formatCount(value) : value
  })
}
