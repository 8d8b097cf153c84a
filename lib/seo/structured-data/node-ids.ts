import { absoluteUrl } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'

/** A reference to another node of the graph. */
export const nodeReference = (id: string) => ({ '@id': id })

/** The id of a node in a page's graph: the page's address with a fragment. */
export const nodeId = (path: string, word: string) => `${absoluteUrl(path)}#${word}`

/** The nodes that are the same on every page. */
export const organizationId = () => nodeId(routes.home, 'organization')
export const websiteId = () => nodeId(routes.home, 'website')
