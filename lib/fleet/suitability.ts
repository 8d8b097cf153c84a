import { roadOf, type TripKind } from './kinds'
import type { FleetRow } from './row'
import { takesKind } from './roads'

/**
 * Whether a vehicle is suitable for a kind of trip, regardless of its size: on any road of that kind, in any month and at
 * any distance.
 */
export function isSuitableFor({ roads }: Pick<FleetRow, 'roads'>, kind: TripKind): boolean {
  const road = roadOf[kind]
  if (!takesKind(roads, road)) return false
  return (road === 'city' || !roads.furthest) && (road !== 'hills' || !roads.notIn)
}
