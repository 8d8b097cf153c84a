declare const LANGUAGE_TAG: string | undefined

/** The language of the build, as HTML and `Intl` name it: next.config.ts and tools/shared/language.ts define LANGUAGE_TAG. */
export const LOCALE = typeof LANGUAGE_TAG === 'string' ? LANGUAGE_TAG : 'en-IN'
