import { LOCALE } from '@/lib/format/locale'
import type { FleetRow } from './row'
import type { SortOrder } from './state'

type Compare = (a: FleetRow, b: FleetRow) => number

const names = new Intl.Collator(LOCALE, { numeric: true })

/** Each order with what decides it. Equal rows keep the catalogue's order, for sorting is stable. */
const orders: Record<SortOrder, Compare> = {
  catalogue: () => 0,
  seats: (a, b) => a.maxSeats - b.maxSeats,
  bags: (a, b) => b.bags.large - a.bags.large || b.bags.cabin - a.bags.cabin,
  // A figure that is not given comes last: nothing is guessed of it.
  mileage: (a, b) => (b.mileage ?? 0) - (a.mileage ?? 0),
  name: (a, b) => names.compare(a.name, b.name),
}

/** The same rows in another order: fewest seats, most bags, most kilometres to the litre, or A to Z first. */
export const sortRows = (rows: FleetRow[], order: SortOrder): FleetRow[] => [...rows].sort(orders[order])
