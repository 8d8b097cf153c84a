import type { FleetRow } from '@/lib/fleet/row'
import type { CompareWords } from './props'

/** One line of the comparison: a value for each vehicle, undefined where the company has given none. */
export type CompareLine = { label: string; values: (string | undefined)[]; isFigure: boolean }

/** What is set side by side. A line that no vehicle has a value for is left out. */
export function linesOf(rows: FleetRow[], words: CompareWords): CompareLine[] {
  const { specRows } = words
  const line = (label: string, value: (row: FleetRow) => string | undefined, isFigure = false) => ({
    label,
    values: rows.map(value),
    isFigure,
  })
  const lines = [
    line(words.seats, (row) => row.seats, true),
    line(words.people, (row) => String(row.passengers), true),
    line(words.largeBags, (row) => String(row.bags.large), true),
    line(words.cabinBags, (row) => String(row.bags.cabin), true),
    line(specRows.mileage, (row) => row.specs.mileage),
    line(specRows.engine, (row) => row.specs.engine),
    line(specRows.batteryCapacity, (row) => row.specs.batteryCapacity),
    line(specRows.motorPower, (row) => row.specs.motorPower),
    line(specRows.airConditioning, (row) => row.specs.airConditioning),
    line(words.summary, (row) => row.summary),
  ]
  return lines.filter(({ values }) => values.some((value) => value !== undefined))
}
