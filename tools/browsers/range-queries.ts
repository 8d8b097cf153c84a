/** Those of containers were ranges from the beginning. */
const RANGE = /(?<!@container )\((?:width|height) ?[<>]=? ?[\d.]+(?:px|r?em)\)/g

/**
 * Media queries written as a range, `(width >= 768px)`. In styles the build writes them anew; in scripts and attributes
 * nobody does, and browsers below Chrome 104 and Safari 16.4 take none of them for true.
 */
export const rangeQueries = (text: string): string[] => text.match(RANGE) ?? []
