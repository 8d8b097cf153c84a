import type { TripKind } from './kinds'
import type { FleetRow } from './row'

/** What decides between vehicles that are large enough. */
export type Sized = Pick<FleetRow, 'passengers' | 'firstFor'> & { bags: { large: number } }

/** Of one of several vehicles nobody expects a limousine or an electric car, which is preferred where it drives alone. */
export const isOrdinary = ({ category }: Pick<FleetRow, 'category'>) =>
  category !== 'luxury-cars-4-7-seater' && category !== 'ev-cars'

/** Of equal size the one that is preferred for a kind of trip, then the one with the smaller boot. */
export const byPreference = (kind: TripKind) => (a: Sized, b: Sized) =>
  Number(b.firstFor.includes(kind)) - Number(a.firstFor.includes(kind)) || a.bags.large - b.bags.large

/** The smallest first, then by preference. */
export const bySize = (kind: TripKind) => (a: Sized, b: Sized) =>
  a.passengers - b.passengers || byPreference(kind)(a, b)
