import type { CategorySlug } from './categories'
import type { TripKind } from './kinds'
import type { FleetRow } from './row'

/** Electric cars stay where they can be charged between two errands: within Delhi NCR. */
const electricKinds: readonly TripKind[] = ['city', 'airport', 'office']

/** Cars whose floor is low, which broken hill roads do not forgive. */
const lowCategories: readonly CategorySlug[] = ['sedans']

/** Whether a vehicle is one to send on that kind of trip, whatever its size. */
export function isSuitableFor(row: FleetRow, kind: TripKind): boolean {
  if (row.electric && !electricKinds.includes(kind)) return false
  return kind !== 'hills' || !(row.avoidsHills || lowCategories.includes(row.category))
}
