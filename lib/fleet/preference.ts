import type { TripKind } from './kinds'
import type { Load } from './load'
import type { FleetRow } from './row'

/** What decides between vehicles that are large enough. */
export type Sized = Pick<FleetRow, 'category' | 'passengers' | 'firstFor'> & { bags: { large: number } }

/** Not a limousine or an electric car, which may be preferred where it drives alone. */
export const isOrdinary = ({ category }: Pick<FleetRow, 'category'>) =>
  category !== 'luxury-cars-4-7-seater' && category !== 'ev-cars'

/** A vehicle with the load with which it carries a party. */
export type Loaded<Row> = { row: Row; load: Load }

/**
 * Of equal size the one that need not fold seats, then the one that is preferred for a kind of trip, then the one with the
 * smaller boot.
 */
export const byPreference = (kind: TripKind) => (a: Loaded<Sized>, b: Loaded<Sized>) =>
  Number(a.load.isFolded) - Number(b.load.isFolded) ||
  Number(b.row.firstFor.includes(kind)) - Number(a.row.firstFor.includes(kind)) ||
  a.row.bags.large - b.row.bags.large

/** Whether it is a limousine, which nobody expects who did not ask for one. */
export const isUnasked = ({ category, firstFor }: Pick<FleetRow, 'category' | 'firstFor'>, kind: TripKind) =>
  category === 'luxury-cars-4-7-seater' && !firstFor.includes(kind)

/** Limousines last, of the others the smallest first, then by preference. */
export const bySize = (kind: TripKind) => (a: Loaded<Sized>, b: Loaded<Sized>) =>
  Number(isUnasked(a.row, kind)) - Number(isUnasked(b.row, kind)) ||
  a.row.passengers - b.row.passengers ||
  byPreference(kind)(a, b)
