import { join } from 'node:path'
import { currentSlug } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { seatsText } from '@/lib/fleet/seats'
import { specTexts } from '@/lib/fleet/spec-texts'
import { differences, type Fact } from './promises'
import { specFleet } from './spec-fleet'

const OFFERS = 32
const fileOf = (slug: string) => join('fleet', 'vehicles', `${slug}.yaml`)
/** Each vehicle of the specification, with its category. */
const specified = new Map(
  Object.entries(specFleet).flatMap(([category, vehicles]) =>
    Object.entries(vehicles).map(([slug, facts]) => [slug, { category, ...facts }] as const),
  ),
)
/** S5.2 and S12.5 list four vans by these names, and the Viano not at all. */
const vanNames: Record<string, string> = {
  'luxury-maharaja-tempo-traveller': 'Tempo Traveller 9/12',
  'tempo-travellers-2x1': 'Tempo Traveller 15',
  'urbania-modified': 'Urbania 9/12',
  'urbania-2x1': 'Urbania 15',
}

/** The rows of the specs table with a figure. */
const figureRows = ['mileage', 'engine', 'motorPower', 'batteryCapacity'] as const

function factsOf(vehicle: Vehicle): Fact[] {
  const { slug, name, category, listed, seats } = vehicle
  const specs = specTexts(vehicle, getMessages().specs)
  const promised = specified.get(slug)
  const facts: [what: string, promised: unknown, found: unknown][] = [
    ['the category', promised?.category, category],
    ['on its category’s page', slug !== 'mercedes-viano', listed],
    ['seats', promised?.seats, seatsText(seats)],
    ['the seats of the specs table', promised?.words ?? promised?.seats, specs.seats],
    ['the name', vanNames[slug] ?? name, name],
    ...figureRows.map((row): [string, unknown, unknown] => [row, promised?.[row], specs[row]]),
  ]
  return facts.map(([what, promised, found]) => [`for ${slug} ${what}`, promised, fileOf(slug), found])
}

/**
 * Differences of a catalogue from the specification: missing vehicles and changed figures. New vehicles are not
 * reported.
 */
export function fleetNotes(vehicles: Vehicle[]): string[] {
  const slugs = new Set(vehicles.map(({ slug }) => slug))
  // One that was renamed has its page still.
  const missing = [...specified.keys()].filter((slug) => !slugs.has(currentSlug(slug)))
  return [
    ...(vehicles.length === OFFERS
      ? []
      : [`The specification says 'We found ${OFFERS} offers'; the site counts ${vehicles.length} vehicles.`]),
    ...missing.map(
      (slug) => `The specification lists ${slug}; no page is made for it, without ${fileOf(slug)}.`,
    ),
    ...differences(vehicles.filter(({ slug }) => specified.has(slug)).flatMap(factsOf)),
  ]
}
