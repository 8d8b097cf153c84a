import type { BlogPosting } from 'schema-dts'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { nodeId, organizationId, nodeReference } from './node-ids'

type PostNode = {
  path: string
  title: string
  description: string
  pictures: string[]
  /** Days such as '2026-10-14'. */
  published: string
  modified?: string
  tags: string[]
}

/** A post, with the company as its author. A modification date before the publication date is ignored. */
export const blogPosting = ({ path, title, description, pictures, ...post }: PostNode): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': nodeId(path, 'post'),
  headline: title,
  description,
  url: absoluteUrl(path),
  mainEntityOfPage: nodeReference(nodeId(path, 'webpage')),
  image: pictures,
  datePublished: post.published,
  dateModified: post.modified && post.modified > post.published ? post.modified : post.published,
  author: nodeReference(organizationId()),
  publisher: nodeReference(organizationId()),
  keywords: post.tags,
  inLanguage: LOCALE,
})
