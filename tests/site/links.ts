import { routes } from '@/lib/routes/routes'
import type { PageFacts } from './page'
import type { Site } from './site'

/** Every page must be linked from this many other pages. */
const MIN_INBOUND = 5

type Target = { file: string; hash: string }

/** Resolves a URL on a page to a file of the site; undefined for other sites. */
function resolve(site: Site, page: PageFacts, address: string): Target | undefined {
  const url = new URL(address, site.address + page.path)
  const base = new URL(`${site.address}/`)
  if (url.origin !== base.origin) return undefined
  const path = decodeURIComponent(url.pathname)
  // Same-origin URLs outside the base path are not part of the site.
  const file = path.startsWith(base.pathname)
    ? path.slice(base.pathname.length - 1)
    : `outside the site: ${path}`
  return { file, hash: decodeURIComponent(url.hash.slice(1)) }
}

const pageAt = (site: Site, file: string) => site.pages.find(({ path }) => path === file)

function problemWith(site: Site, page: PageFacts, { file, hash }: Target): string | undefined {
  const target = pageAt(site, file)
  if (target?.forwards && target !== page) return 'leads to a page that forwards'
  // A plan in the address is read by the trip planner.
  const isPlan = /^(plan|open)=/.test(hash)
  if (target) return hash && !isPlan && !target.ids.has(hash) ? `has no #${hash} to lead to` : undefined
  if (pageAt(site, `${file}/`)) return 'lacks its trailing slash, so that the host forwards it'
  // The editor is a separate document, not one of the checked pages.
  return site.files.has(file) || site.files.has(`${file}index.html`) ? undefined : 'leads nowhere'
}

const problemsOf = (site: Site, page: PageFacts, addresses: string[]) =>
  [...new Set(addresses)].flatMap((address) => {
    const target = resolve(site, page, address)
    const problem = target && problemWith(site, page, target)
    return problem ? [`${page.path}: ${address} ${problem}`] : []
  })

/** Links to missing pages, to redirects, or to missing fragments. */
export const deadLinks = (site: Site) => site.pages.flatMap((page) => problemsOf(site, page, page.links))

/** Missing pictures, scripts, styles and icons. */
export const deadFiles = (site: Site) => site.pages.flatMap((page) => problemsOf(site, page, page.files))

/** The pages that a page links to, without itself. */
const targetsOf = (site: Site, page: PageFacts) =>
  new Set(
    page.links.flatMap((address) => {
      const file = resolve(site, page, address)?.file
      return file && file !== page.path ? [file] : []
    }),
  )

const found = ({ pages }: Site) => pages.filter(({ noindex }) => !noindex)

/** Posts, and services with a page of their own. */
const isListed = (path: string) => new RegExp(`^(${routes.blog}|${routes.services})/[^/]+/$`).test(path)

/**
 * Pages that fewer than five other pages link to. For a post or a service one link suffices, that of its list.
 */
export function underlinkedPages(site: Site): string[] {
  const sources = found(site).map((page) => targetsOf(site, page))
  const inbound = (path: string) => sources.filter((targets) => targets.has(path)).length
  return found(site)
    .filter(({ path }) => inbound(path) < (isListed(path) ? 1 : MIN_INBOUND))
    .map(({ path }) => `${path} is linked from ${inbound(path)} pages only`)
}
