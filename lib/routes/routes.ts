import { basePath, languagePages, sitePath } from '@/lib/config/env'

/**
 * Every route that is not generated from the catalogue, by its name in the code. S1.2; the guides, the rates and the
 * trip plan are additions to the specification.
 */
export const routes = {
  home: '/',
  about: '/about',
  services: '/our-services',
  fleet: '/our-fleet',
  clients: '/clients',
  vendor: '/vendor-application',
  contact: '/contact-us',
  gallery: '/gallery',
  blog: '/blogs',
  guides: '/routes',
  rates: '/rates',
  tripPlan: '/trip-plan',
  offers: '/car-offers',
  compare: '/car-details',
  terms: '/terms-condition',
  privacy: '/privacy',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const

/** The blog's feed: a file, not a page. */
export const feedPath = '/feed.xml'

/** The data that the trip planner fetches, and a page that answers a trip: a file, not a page. */
export const tripDataPath = '/trip-plan/data.json'

/** Id of the home page's trip search, below the hero, to which other pages link. */
export const SEARCH_FORM_ID = 'search-form'
/** Id of the heading of the enquiry form on a vehicle's page, to which other pages link. */
export const VEHICLE_ENQUIRY_ID = 'enquiry-heading'
/** Id of the suggestions for a destination. */
export const PLACES_ID = 'places'

/** Id of the booking planner beside the terms. */
export const BOOKING_PLANNER_ID = 'planner'

/** The list of all pages. The build makes it in previews only, so it is no route. */
export const previewPath = '/preview'

/** The page about papers and safety, which exists once something is given for it. */
export const papersPath = '/papers-and-safety'

/** The heading of the tours, on the page of all roads. */
export const TOURS_ID = 'tours'
export const toursPath = `${routes.guides}#${TOURS_ID}`

/** A route's key in `routes`. */
export type RouteName = keyof typeof routes

/** Path of a category's or a vehicle's page. */
export const fleetPath = (slug: string) => `/${slug}`

/** The query parameters of the offers' address that say which of them are shown first. */
export const SHOWN_FIRST = ['category', 'vehicle', 'people', 'bags'] as const

/** Path of the offers with a category shown first, or with what has room for a number of people. */
export const offersPath = (first: { category: string } | { people: number }) =>
  `${routes.offers}?${Object.entries(first)
    .map((pair) => pair.join('='))
    .join('&')}`

/** Path of one blog post. */
export const postPath = (id: number) => `${routes.blog}/${id}`

/** Path of the guide to one road. */
export const guidePath = (slug: string) => `${routes.guides}/${slug}`

/** Path of the page of one service, by its id on the page of all services. */
export const occasionPath = (id: string) => `${routes.services}/${id}`

/** Folders of files that are the same in all languages, and that exist once. */
export const SHARED_FOLDERS = ['pictures', 'ourFleet', 'scenes', 'film', 'cards', 'admin']

const isFile = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname)

/** A path below a folder: trailing slash behind the path of a page, hash and query kept. */
export function below(folder: string, path: string): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return folder + (isFile(pathname) || pathname.endsWith('/') ? pathname : `${pathname}/`) + rest
}

function isOnlyInDefault(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/$/, '') || routes.home
  if (SHARED_FOLDERS.includes(pathname.split('/')[1] ?? '')) return true
  return !isFile(pathname) && !languagePages.split(' ').includes(pathname)
}

/**
 * Whether the default language has what a path leads to, and that of this build does not. The name is a literal, so that
 * a site in one language has nothing of it in its scripts.
 */
const isElsewhere = process.env.LANGUAGE_PAGES ? isOnlyInDefault : () => false

/**
 * The address to put into an `href`: base path in front, trailing slash behind the path, hash and query kept. A page
 * that the build's language has not is that of the default one. Other links (`https:`, `tel:`, `mailto:`) are returned
 * unchanged.
 */
export const href = (path: string): string =>
  path.startsWith('/') ? below(isElsewhere(path) ? sitePath : basePath, path) : path
