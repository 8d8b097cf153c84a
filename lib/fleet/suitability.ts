import type { CategorySlug } from './categories'
import type { TripKind } from './kinds'
import type { FleetRow } from './row'

/** Electric cars are suggested only for trips within Delhi NCR, where they can be charged. */
const electricKinds: readonly TripKind[] = ['city', 'airport', 'office']

/** Cars with low ground clearance, which are unsuitable for damaged hill roads. */
const lowCategories: readonly CategorySlug[] = ['sedans']

/** Whether a vehicle is suitable for a kind of trip, regardless of its size. */
export function isSuitableFor(row: FleetRow, kind: TripKind): boolean {
  if (row.electric && !electricKinds.includes(kind)) return false
  return kind !== 'hills' || !(row.avoidsHills || lowCategories.includes(row.category))
}
