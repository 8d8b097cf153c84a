import { join } from 'node:path'
import { passengersIn } from '@/lib/fleet/passengers'
import { mostSeats } from '@/lib/fleet/seats'
import { readEach } from './content-error'
import { isShown } from './draft'
import { allVehicles, findVehicle, listCategories, listVehicles, rootSlug } from './fleet'
import { contentRoot, listFiles, readYaml } from './load'
import { memoize } from './memoize'
import { mustBeServices, withCurrentNames } from './named'
import type { Vehicle } from './schema/fleet'
import { landingSchema, type LandingFile } from './schema/landing'

/** The slug, the name of its file, is its address at the root. */
export type Landing = LandingFile & { slug: string }

function readLanding(file: string, locale: string): Landing {
  const landing = withCurrentNames(file, readYaml(file, landingSchema, locale))
  mustBeServices(file, landing.services, locale)
  return { ...landing, slug: rootSlug(file, { 'a category': listCategories(), 'a vehicle': allVehicles() }) }
}

/**
 * The pages for one search each, in their order, from `landing/<slug>.yaml`. Drafts are among them in previews only.
 * @throws ContentError for a broken file, or one whose name is the address of another page.
 */
export const listLandings = memoize((locale): Landing[] =>
  readEach(listFiles(join(contentRoot, 'landing'), '.yaml'), (file) => readLanding(file, locale))
    .filter(isShown)
    .sort((a, b) => a.order - b.order),
)

export const findLanding = (slug: string) => listLandings().find((landing) => landing.slug === slug)

/** More vehicles than this do not help in choosing. */
const MOST = 4

const passengersOf = ({ category, seats }: Vehicle) => passengersIn(category, mostSeats(seats))

/** The listed vehicles with room for a group, the smallest first; of equal ones, the one with more room for bags. */
export const withRoomFor = (people: number): Vehicle[] =>
  listVehicles()
    .filter((vehicle) => vehicle.listed && passengersOf(vehicle) >= people)
    .sort((a, b) => passengersOf(a) - passengersOf(b) || b.bags.large - a.bags.large)
    .slice(0, MOST)

/** The vehicles that a page offers. */
export const offeredBy = ({ people, vehicles }: Landing): Vehicle[] =>
  people === undefined ? vehicles.flatMap(({ slug }) => findVehicle(slug) ?? []) : withRoomFor(people)

/** The pages that offer one of these vehicles. */
export const landingsFor = (slugs: string[]) =>
  listLandings().filter((landing) => offeredBy(landing).some(({ slug }) => slugs.includes(slug)))
