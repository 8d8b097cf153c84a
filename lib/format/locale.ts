declare const LANGUAGE_TAG: string | undefined

/** The language of the build, as HTML and `Intl` name it: next.config.ts has the bundler put it in. */
export const LOCALE = typeof LANGUAGE_TAG === 'string' ? LANGUAGE_TAG : 'en-IN'
