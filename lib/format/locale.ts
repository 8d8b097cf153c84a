/** The language of the site's words, as HTML and `Intl` name it. */
export const LOCALE = 'en-IN'
