/** Spec, sections 5 and 9: a contact number has exactly ten digits. */
export const CONTACT_DIGITS = 10

/** Long enough for any name or place, short enough for a mail's subject line. */
export const MAX_NAME = 80
export const MAX_PLACE = 120

/**
 * Keeps letters of any script with their marks, and spaces. Spec, section 5: other characters are stripped as typed.
 * A letter beyond the basic plane is never cut in half.
 */
export function filterName(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .slice(0, MAX_NAME)
    .replace(/\p{Cs}$/u, '')
}

/**
 * Keeps digits, ten at most. A country code (+91, 0091, 91) or a trunk zero in front of a longer number is dropped
 * first, so that a number pasted from an address book becomes the ten digits it stands for.
 */
export function filterContact(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.replace(/^(?:0{0,2}91)?0*(?=\d{10}$)/, '').slice(0, CONTACT_DIGITS)
}
