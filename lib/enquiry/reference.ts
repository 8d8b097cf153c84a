/** Thirty-two letters and digits that cannot be confused with each other: no I and 1, no O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/**
 * A random reference of six characters, which identifies an enquiry for the visitor and the office, even if it
 * arrives twice.
 */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte & 31]).join('')
