import type { LanguageLink } from '@/components/layout/language-links'
import { buildLocale, isPseudo, languageTag, localeFolder, nativeName } from '@/lib/config/locales'
import { getMessages } from '@/lib/content/pages'
import { localesOf } from '@/lib/content/translated'
import { hrefIn } from '@/lib/routes/locale-href'
import { routes } from '@/lib/routes/routes'

/**
 * Links to the site's other languages; none on a site in one language. The pseudo-locale, which is for tests, does
 * not count.
 */
export function otherLanguages(): LanguageLink[] {
  const readable = localesOf(routes.home).filter((locale) => !isPseudo(locale))
  if (readable.length < 2) return []
  return readable
    .filter((locale) => locale !== buildLocale)
    .map((locale) => ({
      locale,
      tag: languageTag(locale),
      name: nativeName(locale),
      address: hrefIn(locale, routes.home),
    }))
}

/** What the other languages that have a folder say of a missing page. */
export const notFoundInFolders = () =>
  otherLanguages()
    .filter(({ locale }) => localeFolder(locale))
    .map((language) => ({ ...language, messages: getMessages(language.locale).notFound }))
