/** Thirty-two letters and digits that nobody takes for one another on the telephone: no I and 1, no O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A random reference of six signs, under which the visitor and the office speak of one enquiry, however often it arrives. */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte & 31]).join('')
