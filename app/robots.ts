import type { MetadataRoute } from 'next'
import { isIndexed } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/**
 * A published site disallows nothing: pages that are not to be indexed have a robots meta element, which a crawler
 * can read only if it may fetch the page. A preview, and a build whose settings are incomplete, disallows everything.
 */
export default function robots(): MetadataRoute.Robots {
  if (!isIndexed) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
