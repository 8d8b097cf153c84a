import { siteUrl } from '@/lib/config/env'
import { languageTag, locales } from '@/lib/config/locales'
import { hrefIn } from '@/lib/routes/locale-href'

/**
 * The addresses of a page in every language, by the languages' tags, as `hreflang` and sitemaps have them; undefined where
 * the site has one language. `x-default` is the page in the default language, the first.
 */
export function alternates(path: string): Record<string, string> | undefined {
  if (locales.length < 2) return undefined
  const addresses = locales.map((locale) => [languageTag(locale), siteUrl + hrefIn(locale, path)] as const)
  return { ...Object.fromEntries(addresses), 'x-default': addresses[0]?.[1] ?? '' }
}
