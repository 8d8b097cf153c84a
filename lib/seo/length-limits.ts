/** Search engines cut a title after about this many characters. */
export const TITLE_MAX = 60

/** Search engines ignore a shorter description and truncate a longer one; in characters. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const
