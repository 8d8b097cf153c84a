import type { Category, Vehicle } from '@/lib/content/schema/fleet'
import { fleetPath } from '@/lib/routes/routes'
import type { CategorySlug } from './categories'
import type { TripKind } from './kinds'
import { passengersIn } from './passengers'
import { mostSeats, seatsText } from './seats'
import type { SpecTexts } from './spec-texts'

/** A vehicle in the comparison: plain values, small enough for the page's payload. */
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
  /** Bags that fit when every seat is taken. */
  bags: Vehicle['bags']
  /** What it takes with seats of its last row folded. */
  folded?: Vehicle['folded']
  airConditioned: boolean
  electric: boolean
  /** Kilometres to the litre; undefined where the company has not stated it. */
  mileage: number | undefined
  specs: SpecTexts
  summary: string
  /** Which roads it may take, and in which months not. */
  roads: Vehicle['roads']
  /** Kinds of trip for which it is suggested before others of its size. */
  firstFor: TripKind[]
}

/** The compare page's content about vehicles, by slug. */
export type FleetAdvice = { first: Record<TripKind, string[]> }

/** Makes a row of a vehicle, with the texts of its specs. */
export function toRow(vehicle: Vehicle, category: Category, advice: FleetAdvice, specs: SpecTexts): FleetRow {
  const { slug, name, seats, bags, folded, airConditioned, electric, roads, summary } = vehicle
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
    ...(folded && { folded }),
    airConditioned,
    electric,
    mileage: vehicle.specs.mileage,
    specs,
    summary,
    roads,
    firstFor: kinds.flatMap(([kind, slugs]) => (slugs.includes(slug) ? [kind] : [])),
  }
}
