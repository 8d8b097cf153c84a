/** Long enough for any name or place, short enough for a mail's subject line. */
export const MAX_NAME = 80
export const MAX_PLACE = 120

/**
 * Keeps letters of any script with their marks, and spaces. S6.1: other characters are stripped as typed. A surrogate
 * pair is never split.
 */
export function filterName(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .slice(0, MAX_NAME)
    .replace(/\p{Cs}$/u, '')
}
