import { filterTyped } from '@/lib/form/controls'
import { toAsciiDigits } from '@/lib/format/ascii-digits'

/** S6.2: a contact number has exactly ten digits. */
const CONTACT_DIGITS = 10

/** More digits than any telephone number has; further ones are cut off. */
const MAX_DIGITS = 20

/**
 * Ten digits behind India's country code (+91, 0091, 091, 91, also with a trunk zero after it), or behind a trunk
 * zero. No national number begins with a zero, so that the zeros of a prefix that is still being typed are not read
 * as part of a number.
 */
const PREFIXED = /^(?:(?:\+|0{0,2})910?|0)([1-9]\d{9})$/
/** A plus or 00 followed by digits that are not, and cannot become, India's 91. */
const OTHER_COUNTRY = /^(?:\+|00)(?!9?$|91)/
/** A number of another country with its code: eight to fifteen digits (ITU-T E.164). */
const INTERNATIONAL = /^(?:\+|00)(?!91)[1-9]\d{7,14}$/
/** Mobile numbers of India begin with 6, 7, 8 or 9. Source: the National Numbering Plan of its Department of Telecommunications. */
const MOBILE = /^[6-9]/

/** The digits of a text, those of other scripts as 0 to 9. */
export const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '')

/** Every digit of a text, with a leading plus if the text has one before them. */
function numberIn(text: string): string {
  const plus = /^\D*[+＋]/.test(toAsciiDigits(text)) ? '+' : ''
  return plus + digitsOf(text).slice(0, MAX_DIGITS)
}

/**
 * Filters what was typed into a control for a contact number: the ten digits as soon as they are complete, else every
 * digit, with a leading plus if there is one. Digits are never cut off at ten, so that a longer number never becomes
 * a valid one.
 */
export function filterContact(typed: string): string {
  const number = numberIn(typed)
  return PREFIXED.exec(number)?.[1] ?? number
}

/**
 * Applies `filterContact` to a control on input. A single zero directly before the caret is kept, since it may be the
 * first of 00.
 */
export function filterNumber(input: HTMLInputElement): void {
  const isZeroTyped =
    input === document.activeElement &&
    input.selectionStart === 1 &&
    digitsOf(input.value.slice(0, 1)) === '0'
  filterTyped(input, isZeroTyped ? numberIn : filterContact, digitsOf)
}

/** Whether the control's value is a contact number by S6.2: exactly ten digits. */
export const isContact = (shown: string) => shown.length === CONTACT_DIGITS && /^\d+$/.test(shown)

/** Whether a form that is not about a trip takes the number: ten digits, or another country's with its code. */
export const isCallable = (shown: string) => isContact(shown) || INTERNATIONAL.test(shown)

/** The notes on a number, by the keys of their messages. */
export const numberNotes = ['foreign', 'wrongLength', 'incomplete', 'unlikely'] as const
export type NumberNote = (typeof numberNotes)[number]

/**
 * The note on the value of a control; undefined for a valid number, for none, and for one with too few digits that is
 * still being typed.
 * @param isComplete whether the visitor has left the control.
 * @param isInternational whether it takes numbers of other countries.
 */
export function numberNoteFor(
  shown: string,
  isComplete = false,
  isInternational = false,
): NumberNote | undefined {
  if (isContact(shown)) return MOBILE.test(shown) ? undefined : 'unlikely'
  const isForeign = OTHER_COUNTRY.test(shown)
  if (isForeign && !isInternational) return 'foreign'
  if (isInternational && isCallable(shown)) return undefined
  const most = isForeign ? MAX_DIGITS : CONTACT_DIGITS
  if (shown === '' || (!isComplete && digitsOf(shown).length <= most)) return undefined
  return isInternational ? 'incomplete' : 'wrongLength'
}
