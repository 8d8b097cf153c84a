import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/config/env'
import { lastModified } from '@/lib/content/last-modified'
import { listSitePages } from '@/lib/content/site-pages'
import { localesOf } from '@/lib/content/translated'
import { hrefIn } from '@/lib/routes/locale-href'
import { alternates } from '@/lib/seo/alternates'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/** Every page that search engines may show, in every language, with its pictures and the day its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages()
    .filter(({ indexable }) => indexable)
    .flatMap(({ path, files, pictures }) => {
      const languages = alternates(path)
      return localesOf(path).map((locale) => ({
        url: siteUrl + hrefIn(locale, path),
        lastModified: lastModified([...files, ...files.map((file) => `locales/${locale}/${file}`)]),
        images: pictures.flatMap(({ picture }) => (picture ? [absoluteUrl(picture.src)] : [])),
        ...(languages && { alternates: { languages } }),
      }))
    })
}
