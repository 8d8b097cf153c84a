import { isPseudo, locales } from '../../lib/config/locales'
import { overlayFile } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { hasOverlays, untranslatedIn } from '../../lib/content/translated'
import type { Fault } from '../shared/fault'
import { schemasOfFiles } from '../shared/file-schemas'

/** Files with texts for visitors: those of the redirects are for editors. */
const translatable = () => schemasOfFiles().filter(({ file }) => !file.endsWith('redirects.yaml'))

/** How many texts of the whole content a language has no translation of. */
export const untranslated = (locale: string): number =>
  hasOverlays(locale)
    ? translatable().reduce((sum, { file, schema }) => sum + untranslatedIn(file, schema, locale).length, 0)
    : 0

/** The files with untranslated texts in another locale, with the number of these texts. */
export const translationNotes = (): Fault[] =>
  locales.filter(hasOverlays).flatMap((locale) =>
    translatable().flatMap(({ file, schema }) => {
      const count = untranslatedIn(file, schema, locale).length
      if (count === 0) return []
      const needs = `Translate them in ${shown(overlayFile(file, locale))}`
      return [{ where: shown(file), what: `${count} texts are not translated into ${locale}`, needs }]
    }),
  )

/** The pseudo-locale is for tests, and must not be published. */
export const pseudoFaults = (): Fault[] =>
  locales.filter(isPseudo).map((locale) => ({
    where: 'LOCALES',
    what: `holds ${locale}, a language for tests`,
    needs: 'Take it out',
  }))

/**
 * Languages of India in which Chromium writes dates in English, or as '2026 M11 27', although it claims some of them
 * and Node.js, which builds the pages, knows them all (Chromium 156, November 2026).
 */
const UNKNOWN_TO_BROWSERS = 'as brx doi kok ks mai mni ne or pa sa sat'.split(' ')

/** Languages whose dates and numbers a browser cannot write as the pages do. */
export const unknownLanguageNotes = (languages: readonly string[] = locales): Fault[] =>
  languages
    .filter((locale) => UNKNOWN_TO_BROWSERS.includes(new Intl.Locale(locale).language))
    .map((locale) => ({
      where: 'LOCALES',
      what: `holds ${locale}, in which browsers write dates in English or as '2026 M11 27'`,
      needs: 'Look at the forms, the planner and the offers in Chrome, and decide whether that will do',
    }))
