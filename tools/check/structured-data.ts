import * as z from 'zod'
import type { PageFacts } from './page'
import { searchEngineProblems } from './search-engine'
import type { Site } from './site'
import { isNode, type Node, typesOf } from './node'

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
})

/** Every node of some JSON-LD, those inside others included. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(nodesIn)]
      : []

/** Nodes that are not reachable from the page's own node, and references to missing nodes. */
function linkProblems(graph: Node[], page: string): string[] {
  const all = nodesIn(graph)
  const named = new Map(all.filter((node) => typesOf(node).length > 0).map((node) => [node['@id'], node]))
  const reached = new Set<unknown>()
  const visit = (id: unknown) => {
    if (reached.has(id)) return
    reached.add(id)
    nodesIn(named.get(id)).forEach((node) => node['@id'] && visit(node['@id']))
  }
  visit(`${page}#webpage`)
  return [
    ...[...reached].filter((id) => !named.has(id)).map((id) => `nothing is named ${String(id)}`),
    ...graph.filter((node) => !reached.has(node['@id'])).map((node) => `${typesOf(node).join()} hangs loose`),
  ]
}

function pageProblems(site: Site, { path, data }: PageFacts): string[] {
  const [json, ...more] = data
  if (!json || more.length > 0) return [`has ${data.length} graphs`]
  const parsed = graphSchema.safeParse(JSON.parse(json))
  if (!parsed.success) return [parsed.error.message]
  const graph = parsed.data['@graph']
  return [...graph.flatMap(searchEngineProblems), ...linkProblems(graph, site.address + path)]
}

/** Problems, by schema.org and search engines, in the graphs of the indexable pages. */
export const structuredData = (site: Site) =>
  site.pages
    .filter(({ noindex }) => !noindex)
    .flatMap((page) => pageProblems(site, page).map((problem) => `${page.path}: ${problem}`))

/** Missing pictures of structured data. */
export const namedPictures = (site: Site) =>
  site.pages.flatMap(({ path, data }) =>
    nodesIn(data.map((json) => JSON.parse(json) as unknown))
      .flatMap(({ image, logo, contentUrl }) => [image, logo, contentUrl].flat())
      .filter((address) => typeof address === 'string' && !site.files.has(address.slice(site.address.length)))
      .map((address) => `${path}: ${String(address)} is not there`),
  )
