import type { Vehicle } from '@/lib/content/schema/fleet'

/** How many similar vehicles a page shows. */
const SIMILAR_COUNT = 3

/** The smallest difference in seats between any layouts of two vehicles: 1 for 10/11/14 and 15/17. */
function seatsApart(one: Sized, other: Sized): number {
  return Math.min(...one.seats.flatMap((own) => other.seats.map((size) => Math.abs(own - size))))
}

type Sized = Pick<Vehicle, 'slug' | 'category' | 'listed' | 'seats'>

/**
 * The three listed vehicles nearest in seats to one; among those equally near its own category comes first, then the
 * order of the catalogue.
 * @param catalogue every vehicle, in order.
 */
export function similarVehicles<Item extends Sized>(vehicle: Sized, catalogue: Item[]): Item[] {
  return catalogue
    .filter(({ slug, listed }) => listed && slug !== vehicle.slug)
    .map((item) => ({
      item,
      apart: seatsApart(vehicle, item),
      elsewhere: Number(item.category !== vehicle.category),
    }))
    .sort((a, b) => a.apart - b.apart || a.elsewhere - b.elsewhere)
    .slice(0, SIMILAR_COUNT)
    .map(({ item }) => item)
}
