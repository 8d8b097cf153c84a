import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listPosts } from '../../lib/content/blog'
import { listVehicles } from '../../lib/content/fleet'

const weightIn = (site: string) => (path: string) => statSync(join(site, path, 'index.html')).size

function heaviest(site: string, paths: string[]): string {
  const weightOf = weightIn(site)
  return paths.reduce((most, path) => (weightOf(path) > weightOf(most) ? path : most))
}

/** One page of each type; of vehicles and posts, which are many, `findPages` takes another. */
const pagesByType = {
  home: '/',
  about: '/about/',
  services: '/our-services/',
  occasion: '/our-services/airport-transfers/',
  guides: '/routes/',
  guide: '/routes/shimla/',
  rates: '/rates/',
  fleet: '/our-fleet/',
  category: '/sedans/',
  vehicle: '/innova-crysta/',
  compare: '/car-details/',
  offers: '/car-offers/',
  clients: '/clients/',
  form: '/contact-us/',
  gallery: '/gallery/',
  posts: '/blogs/',
  post: '/blogs/1/',
  terms: '/terms-condition/',
  text: '/privacy/',
} as const

export type PageType = keyof typeof pagesByType

/**
 * One page of each type, of the vehicles and posts the heaviest.
 * @param site the exported folder.
 */
export const findPages = (site: string): Record<PageType, string> => ({
  ...pagesByType,
  vehicle: heaviest(
    site,
    listVehicles().map(({ slug }) => `/${slug}/`),
  ),
  post: heaviest(
    site,
    listPosts().map(({ id }) => `/blogs/${id}/`),
  ),
})
