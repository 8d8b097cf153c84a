import { readdirSync } from 'node:fs'

/** The languages that the content is translated into. */
export const translatedLanguages = readdirSync('content/locales')
