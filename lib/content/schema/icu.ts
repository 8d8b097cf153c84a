import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { SOURCE_LOCALE } from '@/lib/config/locales'
import type { Message } from '@/lib/format/interpolate'

/** A name that the site fills in. Only a number has a plural. */
export type MessageName = { name: string; isNumber: boolean; isRequired: boolean }

/** Why a text is not a valid message, in plain words for its editor. */
export class MessageError extends Error {}

const EXAMPLE = '{count, plural, one {# car} other {# cars}}'

const syntaxReasons: [RegExp, string][] = [
  [/OTHER/, 'has a plural without other {…}, the text for all other numbers'],
  [/DUPLICATE/, 'has a plural with two texts for the same numbers'],
  [/PLURAL/, `has a plural that is not written like ${EXAMPLE}`],
  [/CLOSING_BRACE/, 'has a { without its }'],
  [/./, `has braces that hold no name: write {name}, or ${EXAMPLE}`],
]

const refuse = (reason: string): never => {
  throw new MessageError(reason)
}

function parseMessage(source: string): MessageFormatElement[] {
  try {
    return parse(source, { ignoreTag: true })
  } catch (error) {
    const [, reason = ''] = syntaxReasons.find(([kind]) => kind.test((error as Error).message)) ?? []
    return refuse(reason)
  }
}

const braced = (names: string[]) => names.map((name) => `{${name}}`).join(', ')

/** Every argument name in a message, including those in its plurals. */
const namesOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isPluralElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesOf(value))]
    return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value]
  })

function checkNames(elements: MessageFormatElement[], names: MessageName[]): void {
  const found = namesOf(elements)
  const strange = found.filter((name) => !names.some((known) => known.name === name))
  const offer =
    names.length > 0 ? `here it fills in ${braced(names.map(({ name }) => name))}` : 'here it fills in none'
  if (strange.length > 0) refuse(`holds ${braced(strange)}, a name that the site does not know: ${offer}`)
  const missing = names.filter(({ name, isRequired }) => isRequired && !found.includes(name))
  if (missing.length > 0)
    refuse(`must hold ${braced(missing.map(({ name }) => name))}, which the site fills in`)
}

let languages: readonly string[] = [SOURCE_LOCALE]

/** The languages of the texts that are parsed now. */
export const languagesOfParse = () => languages

/**
 * Runs a parse of texts in other languages than that of the content files. A plural must have the categories of one of them.
 * They are kept in the module because zod hands no context to the transforms of a schema; a parse is synchronous.
 */
export function inLanguages<Result>(locales: readonly string[], parse: () => Result): Result {
  const before = languages
  languages = locales
  try {
    return parse()
  } finally {
    languages = before
  }
}

/**
 * A plural must have a text for each plural category of the language, and for no other: English has two categories,
 * Polish four.
 */
function categoryReason({ value: name, options }: PluralElement, locale: string): string | undefined {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const missing = pluralCategories.filter((category) => !options[category])
  if (missing.length > 0)
    return `has a plural of {${name}} without ${missing.map((category) => `${category} {…}`).join(', ')}`
  const strange = Object.keys(options).find(
    (key) => !/^=\d+$/.test(key) && !pluralCategories.some((category) => category === key),
  )
  return strange === undefined
    ? undefined
    : `has a plural with '${strange}': this language has ${pluralCategories.join(', ')} and, for one number, =2`
}

function checkPlural(element: PluralElement, names: MessageName[]): void {
  const { value: name, offset, pluralType } = element
  if (offset !== 0 || pluralType !== 'cardinal') refuse(`may have a plural like ${EXAMPLE} only`)
  if (!names.some((known) => known.name === name && known.isNumber))
    refuse(`has a plural of {${name}}, which is no number`)
  const reasons = languages.map((locale) => categoryReason(element, locale))
  const [reason] = reasons
  if (reason && reasons.every(Boolean)) refuse(reason)
}

function checkPlurals(elements: MessageFormatElement[], names: MessageName[]): void {
  for (const element of elements.filter(isPluralElement)) {
    checkPlural(element, names)
    for (const { value } of Object.values(element.options)) checkPlurals(value, names)
  }
}

/** @param counted the argument that # refers to. */
function toTemplate(elements: MessageFormatElement[], counted = ''): Message {
  const [first] = elements
  if (first && isPluralElement(first)) {
    const texts = Object.entries(first.options).map(([key, { value }]) => [
      key,
      toTemplate(value, first.value),
    ])
    return { [first.value]: Object.fromEntries(texts) as Record<string, Message> }
  }
  const parts = elements.map((element) => {
    if (isLiteralElement(element))
      return /[{}]/.test(element.value) ? refuse('has a brace that is no part of a {name}') : element.value
    if (isPoundElement(element)) return `{${counted}}`
    if (isArgumentElement(element) || (isNumberElement(element) && !element.style))
      return `{${element.value}}`
    return refuse(`may write {${element.value}} only: the site formats numbers, days and times itself`)
  })
  return parts.join('')
}

/**
 * Compiles an ICU message: to a template, or to one template for each plural category of the locale, each a whole
 * sentence. No parser is needed to fill it in (`interpolate`).
 * @param names all names that the site fills in here.
 * @throws MessageError saying what is wrong.
 */
export function compileMessage(source: string, names: MessageName[]): Message {
  const elements = parseMessage(source)
  checkNames(elements, names)
  checkPlurals(elements, names)
  return toTemplate(hoistSelectors(elements))
}
