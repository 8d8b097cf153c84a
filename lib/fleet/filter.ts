import type { FleetRow } from './row'
import type { FleetFilter } from './state'

/** The rows that have room for the people and the large bags and match the other filters, in their order. */
export function filterRows(rows: FleetRow[], filter: FleetFilter): FleetRow[] {
  return rows.filter(
    (row) =>
      (filter.category === '' || row.category === filter.category) &&
      row.passengers >= filter.passengers &&
      row.bags.large >= filter.bags &&
      (!filter.airConditioned || row.airConditioned) &&
      (!filter.electric || row.electric),
  )
}
