/**
 * The placeholder colours, shown until a picture has loaded; each picture has the one nearest to its mean colour. A
 * short list, so that they are classes of the style sheet and need no `style` attribute, which a strict
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

/** The class of a placeholder colour. A page's CSS contains only the classes that it uses. */
export const placeholderClass = (index: number) => `shade-${index}`
