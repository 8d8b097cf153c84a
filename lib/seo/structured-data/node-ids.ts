import { absoluteUrl } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'

/** A pointer to another node of the graph. */
export const nodeReference = (id: string) => ({ '@id': id })

/** The name of one node of a page's graph: the page's address and a word. */
export const nodeId = (path: string, word: string) => `${absoluteUrl(path)}#${word}`

/** The nodes that are the same on every page. */
export const organizationId = () => nodeId(routes.home, 'organization')
export const websiteId = () => nodeId(routes.home, 'website')
