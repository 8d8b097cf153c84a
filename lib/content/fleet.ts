import { basename, join } from 'node:path'
import type { CategorySlug } from '@/lib/fleet/categories'
import { reservedSlugs } from '@/lib/routes/reserved-slugs'
import { readEach } from './content-error'
import { isShown } from './draft'
import { contentRoot, listFiles, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { categoriesSchema, type Category, vehicleSchema, type Vehicle } from './schema/fleet'

export type Fleet = { categories: Category[]; vehicles: Vehicle[] }

/**
 * A slug is the address of a page, so it must be unique, the name of its file, and no fixed route: Next.js resolves a
 * collision with the root `[slug]` route silently, and not always in the same way.
 */
function checkSlugs(vehicles: { file: string; vehicle: Vehicle }[], categories: Category[]): void {
  const taken = new Map<string, string>(categories.map(({ slug }) => [slug, 'a category']))
  readEach(vehicles, ({ file, vehicle }) => {
    const owner = taken.get(vehicle.slug)
    if (owner) refuse(file, 'slug', `'${vehicle.slug}' is already the slug of ${owner}`)
    if (reservedSlugs.has(vehicle.slug))
      refuse(file, 'slug', `'${vehicle.slug}' is the name of a page of the site`)
    if (vehicle.slug !== basename(file, '.yaml')) refuse(file, 'slug', `must be the name of its file`)
    taken.set(vehicle.slug, basename(file))
  })
}

/**
 * Reads the whole catalogue from one content folder: categories in the order of their file, vehicles by category,
 * then by their `order`. Drafts are checked like the others and shown in previews only.
 * @throws ContentError for a broken file, a duplicate slug, or one that shadows a route.
 */
export function loadFleet(root: string, locale?: string): Fleet {
  const categories = readYaml(join(root, 'fleet', 'categories.yaml'), categoriesSchema, locale)
  const files = readEach(listFiles(join(root, 'fleet', 'vehicles'), '.yaml'), (file) => ({
    file,
    vehicle: readYaml(file, vehicleSchema, locale),
  }))
  checkSlugs(files, categories)
  const place = (slug: CategorySlug) => categories.findIndex((category) => category.slug === slug)
  const vehicles = files
    .map(({ vehicle }) => vehicle)
    .filter(isShown)
    .sort((a, b) => place(a.category) - place(b.category) || a.order - b.order)
  return { categories, vehicles }
}

const fleet = memoize((locale) => loadFleet(contentRoot, locale))

/** The six categories in the spec's order. */
export const listCategories = (locale?: string) => fleet(locale).categories

/** Every vehicle with a page, by category and order. */
export const listVehicles = (locale?: string) => fleet(locale).vehicles

/** Indexes, since every page looks vehicles up. */
const bySlug = memoize(() => new Map(listVehicles().map((vehicle) => [vehicle.slug, vehicle])))
const byCategory = memoize(
  () =>
    new Map(
      listCategories().map(({ slug }) => [slug, listVehicles().filter(({ category }) => category === slug)]),
    ),
)

/** Every vehicle of a category. */
export const inCategory = (category: CategorySlug) => byCategory().get(category) ?? []

/** The vehicles a category's page lists; one that is not `listed` has a page of its own only. */
export const listedIn = (category: CategorySlug) => inCategory(category).filter(({ listed }) => listed)

export const findCategory = (slug: string) => listCategories().find((category) => category.slug === slug)

export const findVehicle = (slug: string) => bySlug().get(slug)

/** The category a vehicle belongs to. The schema allows known categories only, so it always exists. */
export function categoryOf(vehicle: Vehicle): Category {
  const category = findCategory(vehicle.category)
  if (!category) throw new Error(`No category ${vehicle.category}`)
  return category
}

/** Categories with their vehicles, as the menus show them. */
export const fleetMenu = memoize(() =>
  listCategories().map(({ slug, title }) => ({
    slug,
    title,
    vehicles: listedIn(slug).map((vehicle) => ({ slug: vehicle.slug, name: vehicle.name })),
  })),
)

/** The fewest and the most seats of some vehicles, as one text: '4' or '5–8'. */
export function seatRange(vehicles: Vehicle[]): string {
  const seats = vehicles.flatMap((vehicle) => vehicle.seats)
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)]
  return fewest === most ? String(fewest) : `${fewest}–${most}`
}
