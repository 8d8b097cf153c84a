import type { MetadataRoute } from 'next'
import { isIndexed } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/**
 * Nothing of a published site is closed to robots: pages outside search engines say so themselves, which only a
 * robot that may read them learns. A preview, and a build whose settings are incomplete, is closed altogether.
 */
export default function robots(): MetadataRoute.Robots {
  if (!isIndexed) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
