import type { Metadata } from 'next'
import { getCompany } from '@/lib/content/company'
import { cardPath, cardSize } from '@/lib/images/social-cards'
import { isIndexed, siteUrl } from '@/lib/config/env'
import { LOCALE } from '@/lib/format/locale'
import { feedPath, href, routes } from '@/lib/routes/routes'
import { TITLE_MAX } from './length-limits'

type PageMetadata = {
  title: string
  description: string
  /** The page's path, such as `/our-fleet`. */
  path: string
  /** Not indexed, in any build. */
  noindex?: boolean
  /** The day a post was published, such as '2026-10-14'. */
  published?: string
  /** Title of the blog's feed, on the pages that link to it. */
  feedTitle?: string
  /** Its addresses in all languages, where it has several. */
  languages?: Record<string, string>
}

/** The absolute address of a path on the published site. */
export const absoluteUrl = (path: string) => siteUrl + href(path)

/** The title with the company's short name appended, where both fit into what search engines show. */
export function fullTitle(title: string): string {
  const named = `${title} | ${getCompany().shortName}`
  return named.length <= TITLE_MAX ? named : title
}

/** A page that is not indexed has no card of its own and uses the home page's. */
const card = ({ title, path, noindex }: PageMetadata) => ({
  url: absoluteUrl(cardPath(noindex ? routes.home : path)),
  ...cardSize,
  alt: `${title}, ${getCompany().name}`,
})

/**
 * A page's metadata: title, description, canonical address, and the data for social networks. An indexed page allows
 * large previews of its pictures. A preview, and a build whose settings are incomplete, is never indexed.
 */
export function createMetadata(page: PageMetadata): Metadata {
  const { title, description, path, noindex, published, feedTitle, languages } = page
  const image = card(page)
  const url = absoluteUrl(path)
  const openGraph = {
    title,
    description,
    images: [image],
    url,
    siteName: getCompany().name,
    locale: LOCALE.replace('-', '_'),
  }
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: {
      canonical: url,
      ...(!noindex && { languages }),
      ...(feedTitle && {
        types: { 'application/rss+xml': [{ title: feedTitle, url: absoluteUrl(feedPath) }] },
      }),
    },
    openGraph: published
      ? { ...openGraph, type: 'article', publishedTime: published }
      : { ...openGraph, type: 'website' },
    // The size is read from the Open Graph tags.
    twitter: { title, description, images: [image.url], card: 'summary_large_image' },
    robots: noindex || !isIndexed ? { index: false, follow: isIndexed } : { 'max-image-preview': 'large' },
  }
}
