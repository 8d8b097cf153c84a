import { passengersIn } from '@/lib/fleet/passengers'
import type { FleetRow } from '@/lib/fleet/row'

/** A row with the given values and plain defaults. */
export function someRow(part: Partial<FleetRow> = {}): FleetRow {
  const category = part.category ?? 'sedans'
  const maxSeats = part.maxSeats ?? 4
  const slug = part.slug ?? 'some-car'
  return {
    slug,
    path: `/${slug}`,
    name: 'Some Car',
    category,
    categoryTitle: category,
    seats: String(maxSeats),
    maxSeats,
    passengers: passengersIn(category, maxSeats),
    bags: { large: 2, cabin: 2 },
    airConditioned: true,
    electric: false,
    mileage: 20,
    specs: { airConditioning: 'Yes', seats: String(maxSeats), mileage: '20 KMPL' },
    summary: 'Some car for some trip.',
    roads: { upTo: 'hills' },
    firstFor: [],
    ...part,
  }
}
