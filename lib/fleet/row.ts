import type { Category, CategorySlug, Vehicle } from '@/lib/content/schema/fleet'
import { fleetPath } from '@/lib/routes/routes'
import type { TripKind } from './kinds'
import { passengersIn } from './passengers'

/** A vehicle as it is compared: plain values, light enough to be handed to the browser. */
export type FleetRow = {
  slug: string
  path: string
  name: string
  category: CategorySlug
  categoryTitle: string
  /** Seats as the catalogue gives them, one number for each layout: '7' or '10/11/14'. */
  seats: string
  maxSeats: number
  /** People who can travel besides the driver, in the largest layout. */
  passengers: number
  /** Bags that go in with every seat taken. */
  bags: Vehicle['bags']
  airConditioned: boolean
  electric: boolean
  /** Kilometres to the litre; a figure that the company has not given is not there. */
  mileage: number | undefined
  specs: Vehicle['specs']
  summary: string
  /** Its own page says that it is not for hill roads. */
  avoidsHills: boolean
  /** Kinds of trip for which it is named before others of its size. */
  firstFor: TripKind[]
}

/** Reads a mileage such as 'about 22.41 KMPL': kilometres to the litre. */
export function readMileage(text: string | undefined): number | undefined {
  const [figure] = /\d+(\.\d+)?/.exec(text ?? '') ?? []
  return figure === undefined ? undefined : Number(figure)
}

/** What the compare page's content says of vehicles by their slugs. */
export type FleetAdvice = { avoidHills: string[]; first: Record<TripKind, string[]> }

/** Makes a row of a vehicle. */
export function toRow(vehicle: Vehicle, category: Category, advice: FleetAdvice): FleetRow {
  const { slug, name, seats, bags, electric, specs, summary } = vehicle
  const kinds = Object.entries(advice.first) as [TripKind, string[]][]
  return {
    slug,
    path: fleetPath(slug),
    name,
    category: category.slug,
    categoryTitle: category.title,
    seats: seats.text,
    maxSeats: seats.max,
    passengers: passengersIn(category.slug, seats.max),
    bags,
    airConditioned: /^yes\b/i.test(specs.airConditioning),
    electric,
    mileage: readMileage(specs.mileage),
    specs,
    summary,
    avoidsHills: advice.avoidHills.includes(slug),
    firstFor: kinds.flatMap(([kind, slugs]) => (slugs.includes(slug) ? [kind] : [])),
  }
}
