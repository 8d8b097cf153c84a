import type { FleetRow } from '@/lib/fleet/row'
import { interpolate } from '@/lib/format/interpolate'
import { formatMonth } from '@/lib/format/intl'
import { formatList } from '@/lib/format/list'
import type { CompareMessages } from './props'

/** One line of the comparison: a value for each vehicle, undefined where the company has stated none. */
export type CompareLine = { label: string; values: (string | undefined)[]; isFigure: boolean }

function roadsText({ roads: { upTo, notIn, furthest } }: FleetRow, messages: CompareMessages): string {
  const roads = messages.roadKinds[upTo]
  if (notIn) return interpolate(messages.roadsMonths, { roads, months: formatList(notIn.map(formatMonth)) })
  return furthest ? interpolate(messages.roadsFar, { roads, kilometres: furthest }) : roads
}

/** The lines of the comparison. A line without any value is left out. */
export function linesOf(rows: FleetRow[], messages: CompareMessages): CompareLine[] {
  const { specRows } = messages
  const line = (label: string, value: (row: FleetRow) => string | undefined, isFigure = false) => ({
    label,
    values: rows.map(value),
    isFigure,
  })
  const lines = [
    line(messages.people, (row) => String(row.passengers), true),
    line(messages.largeBags, (row) => String(row.bags.large), true),
    line(messages.cabinBags, (row) => String(row.bags.cabin), true),
    line(messages.seats, (row) => row.seats),
    line(messages.roads, (row) => roadsText(row, messages)),
    line(specRows.mileage, (row) => row.specs.mileage),
    line(specRows.engine, (row) => row.specs.engine),
    line(specRows.batteryCapacity, (row) => row.specs.batteryCapacity),
    line(specRows.motorPower, (row) => row.specs.motorPower),
    line(specRows.airConditioning, (row) => row.specs.airConditioning),
    line(messages.summary, (row) => row.summary),
  ]
  return lines.filter(({ values }) => values.some((value) => value !== undefined))
}
