import type { Metadata } from 'next'
import { isPreview, siteUrl } from './env'
import { feedPath, href } from './routes'

type PageMetadata = {
  title: string
  description: string
  /** The page's path, such as `/our-fleet`. */
  path: string
  /** Kept out of search engines, whatever the build. */
  noindex?: boolean
  /** Title of the blog's feed, on the pages that tell of it. */
  feedTitle?: string
}

/** The absolute address of a path on the published site. */
export const absoluteUrl = (path: string) => siteUrl + href(path)

/** A page's metadata: title, description, its own canonical address; a preview build is never indexed. */
export function createMetadata({ title, description, path, noindex, feedTitle }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: {
      canonical: absoluteUrl(path),
      ...(feedTitle && {
        types: { 'application/rss+xml': [{ title: feedTitle, url: absoluteUrl(feedPath) }] },
      }),
    },
    ...((noindex || isPreview) && { robots: { index: false, follow: !isPreview } }),
  }
}
