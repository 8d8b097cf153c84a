import type { Metadata } from 'next'
import { isPreview, siteUrl } from './env'
import { href } from './routes'

type PageMetadata = {
  title: string
  description: string
  /** The page's path, such as `/our-fleet`. */
  path: string
  /** Kept out of search engines, whatever the build. */
  noindex?: boolean
}

/** The absolute address of a path on the published site. */
export const absoluteUrl = (path: string) => siteUrl + href(path)

/** A page's metadata: title, description, its own canonical address; a preview build is never indexed. */
export function createMetadata({ title, description, path, noindex }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(path) },
    ...((noindex || isPreview) && { robots: { index: false, follow: !isPreview } }),
  }
}
