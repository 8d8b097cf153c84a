/** What the tests look for on the pages, read from the content that was built: an editor's change of it keeps them green. */
import { listPosts } from '@/lib/content/blog'
import { listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listOccasions } from '@/lib/content/occasions'
import { getMessages, pages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { CategorySlug } from '@/lib/fleet/categories'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { fleetPath, href, occasionPath, postPath } from '@/lib/routes/routes'

/** A text as the part of a pattern that finds just it. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

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
        literally(template).replace(/\\\{(\w+)\\\}/g, (_, name: string) =>
          Object.hasOwn(values, name) ? literally(String(values[name])) : '.*',
        ),
      )
      .join('|'),
  )

export const vehicles = listVehicles()
export const rows = listFleetRows()

/** The panel's heading, in the words of S4.3. */
export const offersHeadline = interpolate(messages.offers.headline, { count: vehicles.length })

/** Vehicles whose names stand in no other's, so that a part of a text finds one alone. */
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

/** The vehicle whose page stands for those of all. */
export const vehicle = firstOf('suv-muvs')
export const vehiclePath = href(fleetPath(vehicle.slug))
export const electric = firstOf('ev-cars')
export const coach = firstOf('luxury-buses')
/** Four that can be compared. */
export const [sedan, suv, van, fourth] = [firstOf('sedans'), vehicle, firstOf('van'), coach] as const

/** A service and the heading of the page's dialog for it. */
export const [service] = pages.services().services.map(({ title }) => title) as [string]

/** A service that is told in full, best not the first of the list, which a dialog would choose by itself. */
export const occasion = listOccasions().at(-1)!
export const occasionAddress = href(occasionPath(occasion.id))

/** The address of a post that does not exist: one without a text, else one that nobody wrote. */
export const missingPostPath = href(postPath(listPosts().find(({ body }) => body === '')?.id ?? 999))
