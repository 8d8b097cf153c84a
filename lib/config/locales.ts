/** The languages of a build. Names of languages are BCP 47 tags, such as `en`, `hi` or `pt-BR`. */

/** The language that the files of the content are written in; others are in `content/locales/<locale>/`. */
export const SOURCE_LOCALE = 'en'

/** Whether a text names a language in the standard's own spelling: 'en', 'pt-BR'. */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}

/**
 * `LOCALES=en,hi`: the languages of the site. The first is the default and is served from the root, each other from a
 * folder of its name.
 */
export const locales: readonly string[] = (process.env.LOCALES || SOURCE_LOCALE).split(',')

const defaultLocale = locales[0] ?? SOURCE_LOCALE

/** The language of this run of Next.js: each language has a run of its own (tools/locales.ts). */
export const buildLocale = process.env.LOCALE || defaultLocale

/** The languages beside the default. */
export const furtherLocales: readonly string[] = locales.slice(1)

/** Reads something in every language of the site, its own first, and in that of the content: names are known in Latin letters too. */
export const inEachLanguage = <Read>(read: (locale: string) => Read): Read[] =>
  [...new Set([buildLocale, ...locales, SOURCE_LOCALE])].map(read)

/**
 * Whether a language is the source language in accents, made by lib/content/pseudo-locale.ts: region XA, as ICU has it;
 * XT is as tall as any script, and breaks without spaces.
 */
export const isPseudo = (locale: string) => /-X[AT]$/.test(locale)

/** The folder of a language below the site: '' or '/hi'. */
export const localeFolder = (locale: string) => (locale === defaultLocale ? '' : `/${locale}`)

/** A language as HTML and `Intl` name it. One that names no region is that of India: 'en' → 'en-IN'. */
export function languageTag(locale: string): string {
  const { language, script, region = 'IN' } = new Intl.Locale(locale)
  return [language, script, region].filter(Boolean).join('-')
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Syrc', 'Adlm', 'Rohg']

/** The attribute of a document that is written from right to left, and none for HTML's default direction. */
export const directionOf = (locale: string): { dir?: 'rtl' } =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '') ? { dir: 'rtl' } : {}

/** The name of a language in that language: 'English', 'हिन्दी'. */
export const nativeName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).language) ?? locale
