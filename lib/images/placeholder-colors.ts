/**
 * The colours a picture's place may have until the picture has come: the nearest to its mean colour. A short list
 * instead of every colour, so that they are classes of the style sheet and need no `style` attribute, which a strict
 * Content-Security-Policy forbids.
 */
export const placeholderColors = [
  '#12141a',
  '#2c2620',
  '#45403a',
  '#6f6a63',
  '#8f887d',
  '#b08a66',
  '#b9b1a6',
  '#d6d0c6',
] as const

/** The class that gives a place one of them. A class, so that a page carries only those it has. */
export const placeholderClass = (index: number) => `shade-${index}`
