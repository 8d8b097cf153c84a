/**
 * Texts that the tests look for, read from the content of the build, so that an editor's change does not break the
 * tests.
 */
import { listPosts } from '@/lib/content/blog'
import { listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listOccasions } from '@/lib/content/occasions'
import { getMessages, pages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { CategorySlug } from '@/lib/fleet/categories'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { fleetPath, href, occasionPath, postPath } from '@/lib/routes/routes'

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The texts of the interface, by their keys: what the tests look for in whatever language the site is built. */
export const messages = getMessages()

/** Every text of a message: one, or one for each plural. */
const templatesOf = (message: Message): string[] =>
  typeof message === 'string'
    ? [message]
    : Object.values(message).flatMap((plurals) => Object.values(plurals).flatMap(templatesOf))

/** The text that a message makes, of which only some values are known. */
export const messagePattern = (message: Message, values: Record<string, string | number> = {}) =>
  new RegExp(
    templatesOf(message)
      .map((template) =>
        escapeRegExp(template).replace(/\\\{(\w+)\\\}/g, (_, name: string) =>
          Object.hasOwn(values, name) ? escapeRegExp(String(values[name])) : '.*',
        ),
      )
      .join('|'),
  )

export const vehicles = listVehicles()
export const rows = listFleetRows()

/** The heading of the offers, as in S4.3. */
export const offersHeadline = interpolate(messages.offers.headline, { count: vehicles.length })

/** Vehicles whose name is not part of another's, so that a substring match finds exactly one. */
const distinct = vehicles.filter(
  ({ name }) => vehicles.filter((other) => other.name.includes(name)).length === 1,
)

function pick(what: string, suits: (vehicle: Vehicle) => boolean): Vehicle {
  const found = distinct.find(suits)
  if (!found) throw new Error(`The catalogue holds no ${what} for the browser tests to look at`)
  return found
}

/** The first vehicle of a category, which its lists show. */
export const firstOf = (category: CategorySlug) =>
  pick(`vehicle of ${category}`, (vehicle) => vehicle.category === category && vehicle.listed)

/** The vehicle whose page represents all vehicle pages in the tests. */
export const vehicle = firstOf('suv-muvs')
export const vehiclePath = href(fleetPath(vehicle.slug))
export const electric = firstOf('ev-cars')
export const coach = firstOf('luxury-buses')
export const [sedan, suv, van] = [firstOf('sedans'), vehicle, firstOf('van')] as const

/** A service and the heading of the page's dialog for it. */
export const [service] = pages.services().services.map(({ title }) => title) as [string]

/** A service with a page of its own, preferably not the first of the list, which the dialog selects by default. */
export const occasion = listOccasions().at(-1)!
export const occasionAddress = href(occasionPath(occasion.id))

/** The URL of a post that does not exist: a planned one without a text, else an unused number. */
export const missingPostPath = href(postPath(listPosts().find(({ body }) => body === '')?.id ?? 999))
