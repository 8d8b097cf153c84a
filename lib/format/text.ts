/** Whether a text is given and more than whitespace. */
export const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

// `u` reads a pair as one character.
const LONE_SURROGATE = /\p{Cs}/gu

/**
 * A text with U+FFFD in place of each lone surrogate, as `toWellFormed()`, which Safari below 16.4 and Chrome below 111
 * do not have.
 */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD')
