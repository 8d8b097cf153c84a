/** Long enough for any name or place, short enough for a mail's subject line. */
export const MAX_NAME = 80
export const MAX_PLACE = 120

/** A letter of any script with its marks, and a joiner after it, without which some scripts' names are misspelt. */
const LETTER = '[\\p{L}\\p{M}][\\u200C\\u200D]?'
const PARTS = new RegExp(`(${LETTER})|(\\s)|[^]`, 'gu')
/** A name as `filterName` leaves it. */
export const NAME = new RegExp(`^(?:${LETTER}| )+$`, 'u')

/**
 * Keeps letters of any script, and white space as spaces. S6.1: other characters are stripped as typed. A
 * surrogate pair is never split.
 */
export function filterName(typed: string): string {
  return typed
    .replace(PARTS, (_, letter?: string, space?: string) => letter ?? (space ? ' ' : ''))
    .slice(0, MAX_NAME)
    .replace(/\p{Cs}$/u, '')
}
