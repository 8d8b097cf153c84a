import type { Thing } from 'schema-dts'
import { routes } from '@/lib/routes/routes'
import { itemList } from '@/lib/seo/structured-data/lists'
import { nodeId, organizationId } from '@/lib/seo/structured-data/node-ids'
import { organization, organizationName, website } from '@/lib/seo/structured-data/organization'
import { breadcrumb, webPage } from '@/lib/seo/structured-data/web-page'
import { getCompany } from './company'
import { addresses } from './graph-parts'
import { lastModified } from './last-modified'
import { breadcrumbTrail, findSitePage } from './site-pages'

const listOf = (path: string, paths: string[]) => ({
  id: nodeId(path, 'list'),
  node: itemList(path, paths.map(findSitePage)),
})

const homePictures = () => addresses(findSitePage(routes.home).pictures)

/** The pages that are about the company describe it in full. */
const companyNode = (isSubject: boolean): Thing =>
  isSubject ? organization(getCompany(), homePictures()) : organizationName(getCompany())

/** The schema.org graph of a page on the list of pages: linked nodes that describe it to search engines. */
export function pageGraph(path: string): Thing[] {
  const page = findSitePage(path)
  const { type, lists, main: subjects = [] } = page.graph()
  const main = [...(lists ? [listOf(path, lists)] : []), ...subjects]
  const trail = breadcrumbTrail(path)
  const own = webPage({
    ...page,
    type,
    hasTrail: trail.length > 0,
    modified: lastModified(page.files),
    main: main.map(({ id }) => id),
  })
  return [
    companyNode(main.some(({ id }) => id === organizationId())),
    website(getCompany()),
    own,
    ...(trail.length > 0 ? [breadcrumb(path, [...trail, page])] : []),
    ...main.flatMap(({ node }) => node ?? []),
  ]
}
