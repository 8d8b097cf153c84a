import { siteUrl } from '@/lib/config/env'
import { languageTag } from '@/lib/config/locales'
import { localesOf } from '@/lib/content/translated'
import { hrefIn } from '@/lib/routes/locale-href'

/**
 * The addresses of a page in every language that has it, by their tags, as `hreflang` and sitemaps have them; undefined
 * where only one has. The default language, the first, is `x-default`.
 */
export function alternates(path: string): Record<string, string> | undefined {
  const addresses = localesOf(path).map(
    (locale) => [languageTag(locale), siteUrl + hrefIn(locale, path)] as const,
  )
  if (addresses.length < 2) return undefined
  return { ...Object.fromEntries(addresses), 'x-default': addresses[0]?.[1] ?? '' }
}
