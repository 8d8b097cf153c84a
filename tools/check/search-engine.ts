import { isNode, lineage, type Node, typesOf } from './node'

/**
 * What Google requires of structured data (https://developers.google.com/search/docs/appearance/structured-data), for the
 * types this site uses. Recommended properties that the company has not given are named, with the reason, in
 * docs/search.md.
 */
const asked: Record<string, { required: string[]; recommended: string[] }> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'email', 'openingHoursSpecification', 'image', 'foundingDate'],
  },
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    recommended: ['addressRegion'],
  },
  OpeningHoursSpecification: { required: ['opens', 'closes', 'dayOfWeek'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  BlogPosting: { required: ['headline', 'url'], recommended: [] },
  ImageObject: { required: [], recommended: [] },
  Vehicle: { required: ['name', 'image'], recommended: ['description', 'vehicleSeatingCapacity'] },
  Service: { required: ['name', 'provider'], recommended: ['areaServed', 'description'] },
}

/** Additional requirements for a post on its own page. */
const askedOfPost = ['image', 'datePublished', 'dateModified', 'author', 'mainEntityOfPage']

/** Complete dates or date-times of ISO 8601. */
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value)

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function askedOf(node: Node): string[] {
  const names = new Set(typesOf(node).flatMap(lineage))
  const properties = [...names].flatMap((name) => {
    const { required = [], recommended = [] } = asked[name] ?? {}
    return [...required, ...recommended]
  })
  return names.has('BlogPosting') && node.datePublished ? [...properties, ...askedOfPost] : properties
}

/** Properties that search engines require and that a node or its nested nodes lack. */
export function searchEngineProblems(node: Node): string[] {
  const type = typesOf(node).join()
  const missing = [...new Set(askedOf(node))]
    .filter((property) => isEmpty(node[property]))
    .map((property) => `${type} lacks ${property}`)
  const dates = Object.entries(node)
    .filter(([key, value]) => key.startsWith('date') && !isDate(value))
    .map(([key]) => `${type}.${key} is no date`)
  const inside = Object.values(node).flat().filter(isNode).flatMap(searchEngineProblems)
  return [...missing, ...dates, ...inside]
}
