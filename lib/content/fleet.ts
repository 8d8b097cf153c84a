import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CategorySlug } from '@/lib/fleet/categories'
import { reservedSlugs } from '@/lib/routes/reserved-slugs'
import { fleetPath } from '@/lib/routes/routes'
import { byAlias } from './aliases'
import { readEach } from './content-error'
import { isShown } from './draft'
import { contentRoot, listFiles, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { categoriesSchema, type Category, vehicleSchema, type Vehicle } from './schema/fleet'
import { slug as slugSchema } from './schema/values'

export type Fleet = {
  categories: Category[]
  vehicles: Vehicle[]
  /** Drafts too, in the order of their files. */
  all: Vehicle[]
  /** Vehicles by their former addresses, including drafts. */
  renamed: Map<string, Vehicle>
}

/**
 * The slug of a page at the root, the name of its file. It must not be that of another kind of page or a fixed route:
 * Next.js resolves a collision with the root `[slug]` route silently, and not always in the same way.
 * @param others the pages of other kinds, by what one of them is called.
 * @throws ContentError for a name that is no slug, or the address of another page.
 */
export function rootSlug(file: string, others: Record<string, { slug: string }[]>): string {
  const slug = basename(file, '.yaml')
  const { error } = slugSchema.safeParse(slug)
  if (error) refuse(file, '', `the file's name ${error.issues[0]?.message}`)
  for (const [kind, pages] of Object.entries(others))
    if (pages.some((page) => page.slug === slug))
      refuse(file, '', `the file has the name of ${kind}: '${slug}'`)
  if (existsSync(join(contentRoot, 'locales', slug)))
    refuse(file, '', `the file has the name of a language of the site: '${slug}'`)
  if (reservedSlugs.has(slug)) refuse(file, '', `the file has the name of a page of the site: '${slug}'`)
  return slug
}

/**
 * Reads the whole catalogue from one content folder: categories in the order of their file, vehicles by category,
 * then by their `order`. Drafts are checked like the others and shown in previews only.
 * @throws ContentError for a broken file, or one whose name is the address of another page.
 */
export function loadFleet(root: string, locale?: string): Fleet {
  const categories = readYaml(join(root, 'fleet', 'categories.yaml'), categoriesSchema, locale)
  const all = readEach(listFiles(join(root, 'fleet', 'vehicles'), '.yaml'), (file) => ({
    slug: rootSlug(file, { 'a category': categories }),
    ...readYaml(file, vehicleSchema, locale),
  }))
  const place = (slug: CategorySlug) => categories.findIndex((category) => category.slug === slug)
  const vehicles = all
    .filter(isShown)
    .sort((a, b) => place(a.category) - place(b.category) || a.order - b.order)
  return { categories, vehicles, all, renamed: byAlias(all) }
}

const fleet = memoize((locale) => loadFleet(contentRoot, locale))

/** The six categories in the spec's order. */
export const listCategories = (locale?: string) => fleet(locale).categories

/** Every vehicle with a page, by category and order. */
export const listVehicles = (locale?: string) => fleet(locale).vehicles

/** Every vehicle that has a file, drafts too: a new one must not take the address or the place of any of them. */
export const allVehicles = () => fleet().all

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

/** The current slug of a vehicle, for a current or former one. */
export const currentSlug = (slug: string) => fleet().renamed.get(fleetPath(slug))?.slug ?? slug

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
