import { DESCRIPTION_LENGTH, TITLE_MAX } from '@/lib/seo/length-limits'
import type { PageFacts } from './page'
import type { Site } from './site'

const found = ({ pages }: Site) => pages.filter(({ noindex }) => !noindex)

/** Values that several pages share although each page needs its own. */
function repeated(site: Site, what: 'title' | 'description'): string[] {
  const owners = new Map<string, string>()
  return found(site).flatMap((page) => {
    const owner = owners.get(page[what])
    owners.set(page[what], owner ?? page.path)
    return owner ? [`${page.path}: it has the ${what} of ${owner}`] : []
  })
}

/** Titles that are missing, too long or used twice. */
export const titles = (site: Site) => [
  ...found(site)
    .filter(({ title }) => title.length === 0 || title.length > TITLE_MAX)
    .map(({ path, title }) => `${path}: '${title}' has ${title.length} characters`),
  ...repeated(site, 'title'),
]

/** Descriptions that are missing, too short, too long or used twice. */
export const descriptions = (site: Site) => [
  ...found(site)
    .filter(
      ({ description: { length } }) => length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max,
    )
    .map(({ path, description }) => `${path}: its description has ${description.length} characters`),
  ...repeated(site, 'description'),
]

const selfAddress = (site: Site, { path }: PageFacts) => site.address + path

/** Pages whose canonical or shared address is not their own. */
export const addresses = (site: Site) =>
  found(site)
    .filter((page) => [page.canonical, page.ogUrl].some((address) => address !== selfAddress(site, page)))
    .map(({ path, canonical, ogUrl }) => `${path}: canonical ${canonical}, shared as ${ogUrl}`)

/** Social cards that are missing or have no alt text. */
export const cards = (site: Site) =>
  found(site)
    .filter(({ ogImage, ogImageAlt }) => !ogImageAlt || !site.files.has(ogImage.slice(site.address.length)))
    .map(({ path, ogImage }) => `${path}: ${ogImage || 'no picture'}`)

/** Differences between the sitemap and the indexable pages. */
export function sitemap(site: Site): string[] {
  const listed = new Set(
    [...(site.read('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc),
  )
  const expected = new Set(found(site).map((page) => selfAddress(site, page)))
  return [
    ...[...expected].filter((address) => !listed.has(address)).map((address) => `${address} is not in it`),
    ...[...listed]
      .filter((address) => !expected.has(address ?? ''))
      .map((address) => `${address} is no page to find`),
  ]
}
