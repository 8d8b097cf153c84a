import * as z from 'zod'
import type { PageFacts } from './page'
import type { Site } from './site'

/** An object of JSON-LD. */
export type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = (node: Node) => [node['@type']].flat().filter((type) => typeof type === 'string')

/** Supertypes of schema.org with requirements of their own. schema-dts checks properties and types at compile time. */
const ABOVE: Record<string, string[]> = {
  AutoRental: ['LocalBusiness', 'Organization'],
  Car: ['Vehicle'],
  BusOrCoach: ['Vehicle'],
}

/**
 * What Google requires or recommends of structured data (https://developers.google.com/search/docs/appearance/structured-data),
 * for the types this site uses. Recommended properties that the company has not given are named, with the reason, in
 * docs/search.md.
 */
const ASKED: Record<string, string> = {
  LocalBusiness: 'name address telephone email openingHoursSpecification image foundingDate',
  Organization: 'name url logo',
  PostalAddress: 'streetAddress addressLocality postalCode addressCountry addressRegion',
  OpeningHoursSpecification: 'opens closes dayOfWeek',
  WebSite: 'name url alternateName',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position name',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  BlogPosting: 'headline url',
  Vehicle: 'name image description vehicleSeatingCapacity',
  Service: 'name provider areaServed description',
}

/** Of a post on its own page. */
const ASKED_OF_POST = ' image datePublished dateModified author mainEntityOfPage'

/** Complete dates or date-times of ISO 8601. */
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value)

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function askedOf(node: Node): Set<string> {
  const names = typesOf(node).flatMap((name) => [name, ...(ABOVE[name] ?? [])])
  const ofPost = names.includes('BlogPosting') && node.datePublished ? ASKED_OF_POST : ''
  const asked = names.map((name) => ASKED[name] ?? '').join(' ') + ofPost
  return new Set(asked.split(' ').filter(Boolean))
}

/** Properties that search engines ask for and that a node or its nested nodes lack. */
export function searchEngineProblems(node: Node): string[] {
  const type = typesOf(node).join()
  const missing = [...askedOf(node)]
    .filter((property) => isEmpty(node[property]))
    .map((property) => `${type} lacks ${property}`)
  const dates = Object.entries(node)
    .filter(([key, value]) => key.startsWith('date') && !isDate(value))
    .map(([key]) => `${type}.${key} is no date`)
  const inside = Object.values(node).flat().filter(isNode).flatMap(searchEngineProblems)
  return [...missing, ...dates, ...inside]
}

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
