import type { BreadcrumbList, CollectionPage, WebPage } from 'schema-dts'
import { cardPath } from '@/lib/images/social-cards'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { nodeId, organizationId, nodeReference, websiteId } from './node-ids'

/** The schema.org types of this site's pages. */
export type PageType =
  'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery' | 'ItemPage'

type PageNode = {
  type: PageType
  path: string
  title: string
  description: string
  /** Whether it has a breadcrumb. */
  hasTrail: boolean
  modified?: string
  /** Ids of the nodes that the page is mainly about. */
  main: string[]
}

const refs = (ids: string[]) => ids.map(nodeReference)

/** The page itself: the node that connects all others of its graph. */
export const webPage = ({ type, path, title, description, ...page }: PageNode): WebPage | CollectionPage => ({
  '@type': type,
  '@id': nodeId(path, 'webpage'),
  url: absoluteUrl(path),
  name: title,
  description,
  inLanguage: LOCALE,
  isPartOf: nodeReference(websiteId()),
  publisher: nodeReference(organizationId()),
  primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(cardPath(path)) },
  ...(page.modified && { dateModified: page.modified }),
  ...(page.hasTrail && { breadcrumb: nodeReference(nodeId(path, 'breadcrumb')) }),
  ...(page.main.length > 0 && { mainEntity: refs(page.main) }),
})

/** The breadcrumb from the home page to a page, which is its last step. Google requires position, name and item. */
export const breadcrumb = (path: string, steps: { label: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': nodeId(path, 'breadcrumb'),
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: absoluteUrl(step.path),
  })),
})
