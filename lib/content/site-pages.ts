import { join } from 'node:path'
import { interpolate } from '@/lib/format/interpolate'
import {
  fleetPath,
  guidePath,
  type RouteName,
  papersPath,
  postPath,
  routes,
  occasionPath,
} from '@/lib/routes/routes'
import { getCompany } from './company'
import { listWrittenPosts, type Post } from './blog'
import { listCategories, listedIn, listVehicles } from './fleet'
import { type Guide, listGuides } from './guides'
import { galleryOf, resolveImage, type ResolvedImage } from './images'
import { listOccasions, type Occasion } from './occasions'
import { type Landing, listLandings, offeredBy } from './landing'
import { memoize } from './memoize'
import { getMessages, pages } from './pages'
import type { Category, Vehicle } from './schema/fleet'

/** A page that exists independently of the catalogue. */
export type FixedName = Exclude<keyof typeof pages, 'signIn'>

/** What a page is about: a fixed page by its name, or one of the kinds made from the catalogue. */
type Subject =
  | { kind: FixedName }
  | { kind: 'category'; category: Category }
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'post'; post: Post }
  | { kind: 'guide'; guide: Guide }
  | { kind: 'occasion'; occasion: Occasion }
  | { kind: 'landing'; landing: Landing }
  | { kind: 'papers' }

/** An entry of the list of pages. */
export type SitePage = {
  /** Such as `/our-fleet`, without base path. */
  path: string
  /** The page above it; the home page has none. */
  parent?: string
  /** Its short name, in lists and breadcrumbs. */
  label: string
  /** Its title, without the company's name. */
  title: string
  description: string
  /** Whether search engines may show it. */
  indexable: boolean
  pictures: ResolvedImage[]
  /** The files below the content it is made from. */
  files: string[]
  subject: Subject
}

/** The label of each fixed page, and its pictures for the sitemap. */
function fixedPages(): Record<FixedName, { label: string; pictures?: ResolvedImage[]; parent?: RouteName }> {
  const { common, header, footer } = getMessages()
  return {
    home: { label: common.home, pictures: pages.home().hero.pictures.map(resolveImage) },
    about: { label: header.about },
    services: {
      label: header.services,
      pictures: pages.services().services.map(({ picture }) => resolveImage(picture)),
    },
    fleet: { label: header.fleet, pictures: listCategories().map(({ picture }) => resolveImage(picture)) },
    compare: { label: header.compare, parent: 'fleet' },
    clients: { label: header.clients },
    vendor: { label: header.vendor },
    contact: { label: header.contact },
    gallery: { label: footer.gallery, pictures: pages.gallery().pictures.map(resolveImage) },
    blog: { label: footer.blog },
    guides: { label: getMessages().guide.list },
    rates: { label: footer.rates },
    tripPlan: { label: pages.tripPlan().heading },
    offers: { label: pages.offers().heading },
    terms: { label: footer.terms },
    privacy: { label: footer.privacy },
  }
}

const listFixed = (): SitePage[] =>
  Object.entries(fixedPages()).map(([key, { label, pictures = [], parent = 'home' }]) => {
    const name = key as FixedName
    const { title, description } = pages[name]()
    return {
      path: routes[name],
      parent: name === 'home' ? undefined : routes[parent],
      label,
      title,
      description,
      indexable: name !== 'offers',
      pictures,
      files: [pages[name].file],
      subject: { kind: name },
    }
  })

const vehicleFile = ({ slug }: Vehicle) => join('fleet', 'vehicles', `${slug}.yaml`)

const categoryEntry = (category: Category): SitePage => ({
  path: fleetPath(category.slug),
  parent: routes.fleet,
  label: category.title,
  title: category.searchTitle ?? category.heading,
  description: category.description,
  indexable: true,
  pictures: [resolveImage(category.picture)],
  files: [join('fleet', 'categories.yaml'), ...listedIn(category.slug).map(vehicleFile)],
  subject: { kind: 'category', category },
})

const vehicleEntry = (vehicle: Vehicle): SitePage => ({
  path: fleetPath(vehicle.slug),
  parent: fleetPath(vehicle.category),
  label: vehicle.name,
  title: vehicle.searchTitle ?? interpolate(getMessages().vehicle.searchTitle, { vehicle: vehicle.name }),
  description: vehicle.summary,
  indexable: true,
  pictures: galleryOf(vehicle),
  files: [vehicleFile(vehicle)],
  subject: { kind: 'vehicle', vehicle },
})

const postEntry = (post: Post): SitePage => ({
  path: postPath(post.id),
  parent: routes.blog,
  label: post.title,
  title: post.searchTitle ?? post.title,
  description: post.searchDescription,
  indexable: true,
  pictures: [resolveImage(post.image)],
  files: [join('blog', `${post.id}.md`)],
  subject: { kind: 'post', post },
})

const guideEntry = (guide: Guide): SitePage => ({
  path: guidePath(guide.slug),
  parent: routes.guides,
  label: guide.place,
  title: guide.searchTitle ?? guide.title,
  description: guide.description,
  indexable: true,
  pictures: guide.picture ? [resolveImage(guide.picture)] : [],
  files: [join('routes', `${guide.slug}.yaml`)],
  subject: { kind: 'guide', guide },
})

const occasionEntry = (occasion: Occasion): SitePage => ({
  path: occasionPath(occasion.id),
  parent: routes.services,
  label: occasion.service,
  title: occasion.searchTitle ?? occasion.title,
  description: occasion.description,
  indexable: true,
  pictures: [resolveImage(occasion.picture)],
  files: [join('occasions', `${occasion.id}.yaml`)],
  subject: { kind: 'occasion', occasion },
})

const landingEntry = (landing: Landing): SitePage => ({
  path: fleetPath(landing.slug),
  parent: landing.people === undefined ? routes.services : routes.fleet,
  label: landing.label,
  title: landing.searchTitle ?? landing.title,
  description: landing.description,
  indexable: true,
  pictures: [],
  files: [join('landing', `${landing.slug}.yaml`), ...offeredBy(landing).map(vehicleFile)],
  subject: { kind: 'landing', landing },
})

const papersEntry = (): SitePage => {
  const { label, title, description } = getMessages().papers
  return {
    path: papersPath,
    parent: routes.home,
    label,
    title,
    description,
    indexable: true,
    pictures: [],
    files: ['company.yaml', ...listVehicles().map(vehicleFile)],
    subject: { kind: 'papers' },
  }
}

/** Whether the company or a vehicle states something of its papers: without it there is no page and no link. */
export const hasPapers = memoize(() =>
  [getCompany(), ...listVehicles()].some(({ papers = {} }) =>
    Object.entries(papers).some(([key, value]) => key !== 'checkedOn' && Boolean(value)),
  ),
)

/**
 * Every page that the site links to, the home page first. The sitemap, metadata, breadcrumbs, structured data, cards
 * and checks derive from this list. Not on it: the editor's pages, redirects, and posts without a text.
 */
export const listSitePages = memoize((): SitePage[] => [
  ...listFixed(),
  ...listCategories().map(categoryEntry),
  ...listVehicles().map(vehicleEntry),
  ...listWrittenPosts().map(postEntry),
  ...listGuides().map(guideEntry),
  ...listOccasions().map(occasionEntry),
  ...listLandings().map(landingEntry),
  ...(hasPapers() ? [papersEntry()] : []),
])

const byPath = memoize(() => new Map(listSitePages().map((page) => [page.path, page])))

/**
 * The page at a path.
 * @throws when there is none on the list.
 */
export function findSitePage(path: string): SitePage {
  const page = byPath().get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** The pages above a page, the home page first: what a breadcrumb shows before the page's own label. */
export function breadcrumbTrail(path: string): { label: string; path: string }[] {
  const { parent } = findSitePage(path)
  if (!parent) return []
  return [...breadcrumbTrail(parent), { label: findSitePage(parent).label, path: parent }]
}
