/** Container queries have supported ranges from their first version. */
const RANGE = /(?<!@container )\((?:width|height) ?[<>]=? ?[\d.]+(?:px|r?em)\)/g

/**
 * Media queries written as a range, `(width >= 768px)`. The build lowers them in style sheets, but not in scripts and
 * attributes, where they never match in browsers before Chrome 104 and Safari 16.4.
 */
export const rangeQueries = (text: string): string[] => text.match(RANGE) ?? []
