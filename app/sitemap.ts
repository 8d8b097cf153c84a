import type { MetadataRoute } from 'next'
import { lastModified } from '@/lib/content/last-modified'
import { listSitePages } from '@/lib/content/site-pages'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/** Every page that search engines may show, with its pictures and the day its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages()
    .filter(({ indexable }) => indexable)
    .map(({ path, files, pictures }) => ({
      url: absoluteUrl(path),
      lastModified: lastModified(files),
      images: pictures.flatMap(({ picture }) => (picture ? [absoluteUrl(picture.src)] : [])),
    }))
}
