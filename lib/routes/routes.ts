import { basePath } from '@/lib/config/env'

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

/** The data that the trip planner fetches when it is first used: a file, not a page. */
export const planDataPath = '/trip-plan/data.json'

/** Id of the home page's trip search, below the hero, to which other pages link. */
export const SEARCH_FORM_ID = 'search-form'
/** Id of the suggestions for a destination. */
export const PLACES_ID = 'places'

/** Id of the booking planner beside the terms. */
export const BOOKING_PLANNER_ID = 'planner'

/** The list of all pages. The build makes it in previews only, so it is no route. */
export const previewPath = '/preview'

/** The page about papers and safety, which exists once something is given for it. */
export const papersPath = '/papers-and-safety'

/** A route's key in `routes`. */
export type RouteName = keyof typeof routes

/** Path of a category's or a vehicle's page. */
export const fleetPath = (slug: string) => `/${slug}`

/** Path of one blog post. */
export const postPath = (id: number) => `${routes.blog}/${id}`

/** Path of the guide to one road. */
export const guidePath = (slug: string) => `${routes.guides}/${slug}`

/** Path of the page of one service, by its id on the page of all services. */
export const occasionPath = (id: string) => `${routes.services}/${id}`

/**
 * The address to put into an `href`: base path in front, trailing slash behind the path, hash and query kept. Other
 * links (`https:`, `tel:`, `mailto:`) are returned unchanged.
 */
export function href(path: string): string {
  if (!path.startsWith('/')) return path
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(pathname)
  return basePath + (isFile || pathname.endsWith('/') ? pathname : `${pathname}/`) + rest
}
