import { LOCALE } from '@/lib/format/locale'
import type { FleetRow } from './row'
import type { SortOrder } from './state'

type Compare = (a: FleetRow, b: FleetRow) => number

const names = new Intl.Collator(LOCALE, { numeric: true })

/** The comparison function of each order. Equal rows keep the catalogue's order, since sorting is stable. */
const orders: Record<SortOrder, Compare> = {
  catalogue: () => 0,
  seats: (a, b) => a.passengers - b.passengers,
  bags: (a, b) => b.bags.large - a.bags.large || b.bags.cabin - a.bags.cabin,
  // Rows without a figure come last.
  mileage: (a, b) => (b.mileage ?? 0) - (a.mileage ?? 0),
  name: (a, b) => names.compare(a.name, b.name),
}

/** The same rows in another order: fewest seats, most bags, most kilometres to the litre, or A to Z first. */
export const sortRows = (rows: FleetRow[], order: SortOrder): FleetRow[] => [...rows].sort(orders[order])
