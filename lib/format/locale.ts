/** The language of the build, as HTML and `Intl` name it. next.config.ts hands it to the browser too. */
export const LOCALE = process.env.LANGUAGE_TAG ?? 'en-IN'
