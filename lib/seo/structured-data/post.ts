import type { BlogPosting } from 'schema-dts'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { nodeId, organizationId, ref } from './ids'

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

/** A post. The company is its author: no person signs. A change from before its day counts as none. */
export const blogPosting = ({ path, title, description, pictures, ...post }: PostNode): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': nodeId(path, 'post'),
  headline: title,
  description,
  url: absoluteUrl(path),
  mainEntityOfPage: ref(nodeId(path, 'webpage')),
  image: pictures,
  datePublished: post.published,
  dateModified: post.modified && post.modified > post.published ? post.modified : post.published,
  author: ref(organizationId()),
  publisher: ref(organizationId()),
  keywords: post.tags,
  inLanguage: LOCALE,
})
