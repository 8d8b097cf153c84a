import { siteUrl } from '@/lib/config/env'
import { languageTag } from '@/lib/config/locales'
import { localesOf } from '@/lib/content/translated'
import { hrefIn } from '@/lib/routes/locale-href'

/**
 * The addresses of a page in every language that has it, as `hreflang` and sitemaps have them: by language, for readers
 * anywhere, and by the tag with its region. Undefined where only one has. The default language, the first, is `x-default`.
 */
export function alternates(path: string): Record<string, string> | undefined {
  const locales = localesOf(path)
  if (locales.length < 2) return undefined
  const addresses = locales.flatMap((locale) => {
    const address = siteUrl + hrefIn(locale, path)
    return [[locale, address] as const, [languageTag(locale), address] as const]
  })
  return { ...Object.fromEntries(addresses), 'x-default': addresses[0]?.[1] ?? '' }
}
