import { alternates } from '@/lib/seo/alternates'
import { createMetadata } from '@/lib/seo/metadata'
import { findSitePage } from './site-pages'

/**
 * The metadata of a page on the list of pages.
 * @param feedTitle the title of the blog's feed, on the pages that link to it.
 */
export function pageMetadata(path: string, feedTitle?: string) {
  const { title, description, indexable, subject } = findSitePage(path)
  const published = subject.kind === 'post' ? subject.entry.date : undefined
  return createMetadata({
    title,
    description,
    path,
    noindex: !indexable,
    published,
    feedTitle,
    languages: alternates(path),
  })
}
