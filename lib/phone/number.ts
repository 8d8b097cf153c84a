import { filterTyped } from '@/lib/form/controls'

/** S6.2: a contact number has exactly ten digits. */
const CONTACT_DIGITS = 10

/** More than any telephone number has, so that what is cut off after them belongs to none. */
const MAX_DIGITS = 20

/**
 * Ten digits behind India's country code (+91, 0091, 091, 91, also with a trunk zero after it), or behind a trunk zero.
 * No national number begins with a zero: while a prefix is still being typed, its own zeros are not taken for one.
 */
const PREFIXED = /^(?:(?:\+|0{0,2})910?|0)([1-9]\d{9})$/
/** A plus or 00 in front of anything that is not, and cannot become, India's 91. */
const OTHER_COUNTRY = /^(?:\+|00)(?!9?$|91)/
/** Mobile numbers of India begin with 6, 7, 8 or 9. Source: the National Numbering Plan of its Department of Telecommunications. */
const MOBILE = /^[6-9]/

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** What a digit of any script counts. Unicode keeps the ten digits of a script together and in order. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(codePoint - before - 1)) before++
  return before % 10
}

const toAscii = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))

/** The digits of a text, those of other scripts as 0 to 9. */
export const digitsOf = (text: string) => toAscii(text).replace(/\D/g, '')

/** Every digit of a text, behind a plus if one stands before them. */
function numberIn(text: string): string {
  const plus = /^\D*[+＋]/.test(toAscii(text)) ? '+' : ''
  return plus + digitsOf(text).slice(0, MAX_DIGITS)
}

/**
 * What a contact number's control shows of what was typed: the ten digits as soon as they are known, else every digit,
 * with a plus in front of them. No digit is ever cut off or refused, so ten digits are never left over of another number.
 */
export function filterContact(typed: string): string {
  const number = numberIn(typed)
  return PREFIXED.exec(number)?.[1] ?? number
}

/** Keeps that rule in a control that is typed into. One zero, with the caret right behind it, may be the first of 00. */
export function filterNumber(input: HTMLInputElement): void {
  const isZeroTyped =
    input === document.activeElement &&
    input.selectionStart === 1 &&
    digitsOf(input.value.slice(0, 1)) === '0'
  filterTyped(input, isZeroTyped ? numberIn : filterContact, digitsOf)
}

/** Whether what the control shows is a contact number by S6.2: exactly ten digits. */
export const isContact = (shown: string) => shown.length === CONTACT_DIGITS && /^\d+$/.test(shown)

/** What there may be to say about a number, by the keys of the interface's words. */
export const numberNotes = ['foreign', 'tooLong', 'unlikely'] as const
export type NumberNote = (typeof numberNotes)[number]

/** What is to be said about the number that a control shows. One that is still being typed needs no word. */
export function noteOn(shown: string): NumberNote | undefined {
  if (isContact(shown)) return MOBILE.test(shown) ? undefined : 'unlikely'
  if (OTHER_COUNTRY.test(shown)) return 'foreign'
  return digitsOf(shown).length > CONTACT_DIGITS ? 'tooLong' : undefined
}
