import type { Vehicle } from '@/lib/content/schema/fleet'
import type { GuideFile } from '@/lib/content/schema/guide'
import { isHilly, roadKinds, type RoadKind } from './kinds'

type RoadVehicle = Pick<Vehicle, 'slug' | 'roads' | 'seats' | 'electric'>

/** What decides whether a vehicle may take a road. */
export type RoadFacts = Pick<GuideFile, 'kind' | 'refuses' | 'charging'> & {
  kilometres: number
  /** The vehicles that take it although its kind is above theirs. */
  also?: string[]
}

/** Why a vehicle does not take a road: its authority's order, the battery, or the kind of road. */
export type Refusal = 'authority' | 'battery' | 'kind'

/** Whether a vehicle takes roads of a kind, at least in some months. */
export const takesKind = ({ upTo }: Vehicle['roads'], kind: RoadKind) =>
  roadKinds.indexOf(upTo) >= roadKinds.indexOf(kind)

/** Why a vehicle does not take a road in any month; undefined where it does. */
export function refusalOf(
  { slug, roads, seats, electric }: RoadVehicle,
  { kind, refuses, charging, kilometres, also }: RoadFacts,
): Refusal | undefined {
  if (refuses && Math.min(...seats) >= refuses.fromSeats) return 'authority'
  if (also?.includes(slug)) return undefined
  const isTooFar = kilometres > (roads.furthest ?? Infinity)
  if (electric && (isTooFar || !charging || !takesKind(roads, kind))) return 'battery'
  return takesKind(roads, kind) ? undefined : 'kind'
}

/** The months, from 1 to 12, in which a vehicle that takes a road does not: for cars that are not for wet or icy hills. */
export const monthsOff = ({ roads }: Pick<Vehicle, 'roads'>, { kind }: Pick<RoadFacts, 'kind'>) =>
  isHilly(kind) ? (roads.notIn ?? []) : []

/** Why a vehicle does not take a road: in these months, from 1 to 12, or, without them, in any. */
export type Closed = { because: Refusal | 'months'; months?: number[] }

/** Why and when a vehicle does not take a road; undefined where it takes it all year. */
export function closedTo(vehicle: RoadVehicle, road: RoadFacts): Closed | undefined {
  const because = refusalOf(vehicle, road)
  if (because) return { because }
  const months = monthsOff(vehicle, road)
  return months.length > 0 ? { because: 'months', months } : undefined
}

/** Whether a vehicle does not take a road in a month. Where that is unknown, whether it never does. */
export const isClosedIn = ({ months }: Closed, month: number | undefined) =>
  months === undefined || months.includes(month ?? 0)
