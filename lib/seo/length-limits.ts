/** Search engines cut a title after about this many characters. */
export const TITLE_MAX = 60

/** A description is passed over when it is shorter, and cut when it is longer; in characters. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const
