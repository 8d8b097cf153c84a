import type { Blog, ImageObject, ItemList, Service } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/metadata'
import { nodeId, organizationId, nodeReference } from './node-ids'

/** Pages that a page lists, in order. Google requires position and address of each item. */
export const itemList = (path: string, items: { label: string; path: string }[]): ItemList => ({
  '@type': 'ItemList',
  '@id': nodeId(path, 'list'),
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.label,
    url: absoluteUrl(item.path),
  })),
})

type ServiceNode = {
  /** The node's id. */
  id: string
  title: string
  description: string
  /** The page that describes it. */
  url: string
  picture?: string
  areaServed: string[]
}

/** One of the company's services. */
export const service = ({ id, title, description, url, picture, areaServed }: ServiceNode): Service => ({
  '@type': 'Service',
  '@id': id,
  name: title,
  serviceType: title,
  description,
  url,
  provider: nodeReference(organizationId()),
  areaServed,
  ...(picture && { image: picture }),
})

/** One picture of the gallery. Google requires its address and its creator. */
export const galleryPicture = (path: string, index: number, url: string, caption: string): ImageObject => ({
  '@type': 'ImageObject',
  '@id': nodeId(path, `picture-${index + 1}`),
  contentUrl: url,
  caption,
  creator: nodeReference(organizationId()),
})

/** The blog and the posts that are written. */
export const blog = (path: string, name: string, posts: { title: string; path: string }[]): Blog => ({
  '@type': 'Blog',
  '@id': nodeId(path, 'blog'),
  name,
  url: absoluteUrl(path),
  publisher: nodeReference(organizationId()),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': nodeId(post.path, 'post'),
    headline: post.title,
    url: absoluteUrl(post.path),
  })),
})
