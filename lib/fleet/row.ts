import type { Category, Vehicle } from '@/lib/content/schema/fleet'
import { fleetPath } from '@/lib/routes/routes'
import type { CategorySlug } from './categories'
import type { TripKind } from './kinds'
import { passengersIn } from './passengers'
import { mostSeats, seatsText } from './seats'
import type { SpecTexts } from './spec-texts'

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
  specs: SpecTexts
  summary: string
  /** Its own page says that it is not for hill roads. */
  avoidsHills: boolean
  /** Kinds of trip for which it is named before others of its size. */
  firstFor: TripKind[]
}

/** What the compare page's content says of vehicles by their slugs. */
export type FleetAdvice = { avoidHills: string[]; first: Record<TripKind, string[]> }

/** Makes a row of a vehicle, with the texts of its specs. */
export function toRow(vehicle: Vehicle, category: Category, advice: FleetAdvice, specs: SpecTexts): FleetRow {
  const { slug, name, seats, bags, airConditioned, electric, summary } = vehicle
  const maxSeats = mostSeats(seats)
  const kinds = Object.entries(advice.first) as [TripKind, string[]][]
  return {
    slug,
    path: fleetPath(slug),
    name,
    category: category.slug,
    categoryTitle: category.title,
    seats: seatsText(seats),
    maxSeats,
    passengers: passengersIn(category.slug, maxSeats),
    bags,
    airConditioned,
    electric,
    mileage: vehicle.specs.mileage,
    specs,
    summary,
    avoidsHills: advice.avoidHills.includes(slug),
    firstFor: kinds.flatMap(([kind, slugs]) => (slugs.includes(slug) ? [kind] : [])),
  }
}
