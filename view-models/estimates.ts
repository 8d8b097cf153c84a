import type { FromPriceProps } from '@/components/rates/from-price'
import type { RateTableProps } from '@/components/rates/rate-table'
import type { RoadEstimateProps } from '@/components/rates/road-estimate'
import { getCompany } from '@/lib/content/company'
import { lengthOf } from '@/lib/content/guide-figures'
import { type Guide, suggestedBy } from '@/lib/content/guides'
import { getMessages } from '@/lib/content/pages'
import { hasPrice, pricedVehicles, rateRows, ratesOf } from '@/lib/content/rates'
import { priceFigures, type Rates } from '@/lib/content/schema/rate-card'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay, formatRupees } from '@/lib/format/intl'
import { describeEstimate, fromTexts } from '@/lib/rates/describe'
import { estimate } from '@/lib/rates/estimate'
import { journey } from '@/lib/rates/hires'
import { fleetPath } from '@/lib/routes/routes'

const newest = (all: { since?: string }[]) =>
  all
    .flatMap(({ since }) => since ?? [])
    .sort()
    .at(-1)

/** The lowest prices of some vehicles; undefined while none of them has one. */
export function fromPrice(vehicles: Vehicle[]): FromPriceProps | undefined {
  const messages = getMessages().estimate
  const all = vehicles.map(ratesOf).filter(hasPrice)
  const since = newest(all)
  if (!since) return undefined
  return {
    texts: fromTexts(all, messages),
    note: interpolate(messages.since, { date: formatDay(since) }),
    link: messages.rates,
  }
}

/** Days of a journey there and back with one driver. */
const daysFor = ({ stages }: Guide) =>
  Math.ceil(
    (2 * stages.reduce((sum, { minutes }) => sum + minutes.day, 0)) /
      (60 * getCompany().driversHours.driving),
  )

/** What a guide's road costs there and back, by the vehicles that suit it; undefined while none has a price. */
export function roadEstimate(guide: Guide): RoadEstimateProps | undefined {
  const messages = getMessages().estimate
  const days = daysFor(guide)
  const kilometres = 2 * lengthOf(guide)
  const vehicles = suggestedBy(guide).flatMap(({ vehicle }) => {
    const rates = ratesOf(vehicle)
    const made = estimate(journey(kilometres, days), rates)
    return made ? { name: vehicle.name, estimate: describeEstimate(made, rates, messages) } : []
  })
  if (vehicles.length === 0) return undefined
  return {
    heading: messages.heading,
    text: interpolate(messages.text, { days, kilometres, nights: days - 1 }),
    vehicles,
  }
}

const cell = (key: (typeof priceFigures)[number], rates: Rates) => {
  const value = rates[key]
  if (value === undefined) return ''
  return key === 'minimumKilometresPerDay' ? String(value) : formatRupees(value)
}

/** The rate card; undefined while no category or vehicle has a price. */
export function rateTable(): RateTableProps | undefined {
  const { columns, table } = getMessages().estimate
  const rows = rateRows()
  const since = newest(rows.map(({ rates }) => rates))
  const { localHours: hours = 0, localKilometres = 0, gstPercent } = rows[0]?.rates ?? {}
  if (!since) return undefined
  const shown = priceFigures.filter((key) => rows.some(({ rates }) => cell(key, rates)))
  const labels = {
    ...columns,
    localPackage: interpolate(columns.localPackage, { hours, kilometres: localKilometres }),
  }
  return {
    heading: table.heading,
    text: [
      interpolate(table.text, { date: formatDay(since) }),
      ...(gstPercent ? [interpolate(table.gst, { percent: gstPercent })] : []),
    ].join(' '),
    columns: [columns.vehicle, ...shown.map((key) => labels[key])],
    rows: rows.map(({ name, path, rates }) => ({
      name,
      path: fleetPath(path),
      cells: shown.map((key) => cell(key, rates)),
    })),
  }
}

/** The messages of estimates, for client components; nothing while no vehicle has a price. */
export const estimateMessages = () =>
  pricedVehicles().length > 0 ? { estimate: getMessages().estimate } : {}

/** The rates of vehicles by slug; nothing while none has a price. */
export function estimateData() {
  const priced = pricedVehicles().map(({ vehicle, rates }) => [vehicle.slug, rates] as const)
  return priced.length > 0 ? { rates: Object.fromEntries(priced) } : {}
}
