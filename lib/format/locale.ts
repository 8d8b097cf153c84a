declare const LANGUAGE_TAG: string | undefined

/** The language of the build, as HTML and `Intl` name it: next.config.ts defines LANGUAGE_TAG for the bundler. */
export const LOCALE = typeof LANGUAGE_TAG === 'string' ? LANGUAGE_TAG : 'en-IN'
