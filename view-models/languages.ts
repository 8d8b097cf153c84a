import type { LanguageLink } from '@/components/layout/language-links'
import { buildLocale, isPseudo, languageTag, locales, nativeName } from '@/lib/config/locales'
import { hrefIn } from '@/lib/routes/locale-href'
import { routes } from '@/lib/routes/routes'

/** The other languages of the site, the pseudo-locale left out. */
export const otherLanguages = (): LanguageLink[] =>
  locales
    .filter((locale) => locale !== buildLocale && !isPseudo(locale))
    .map((locale) => ({
      tag: languageTag(locale),
      name: nativeName(locale),
      address: hrefIn(locale, routes.home),
    }))
