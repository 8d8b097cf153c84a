import type { Rates } from '@/lib/content/schema/rate-card'

/**
 * A hire from garage to garage: `local` is one day in the city, `outstation` a journey of whole days. Hours and
 * kilometres may be fractions; each one begun counts.
 */
export type Hire =
  | { kind: 'local'; hours: number; kilometres: number }
  | { kind: 'outstation'; days: number; nights: number; kilometres: number }

/** What a line charges. `leastKilometres` are those of the minimum a day, where the journey is shorter. */
type LineKind =
  | 'package'
  | 'extraHours'
  | 'extraKilometres'
  | 'kilometres'
  | 'leastKilometres'
  | 'driverDays'
  | 'driverNights'
  | 'gst'

/** One line: `count` times `each` is `amount`, in whole rupees; of the GST, `count` is the percentage and `each` the sum. */
export type EstimateLine = { kind: LineKind; count: number; each: number; amount: number }

/** The lines, of which none is 0, and their sum in whole rupees. */
export type Estimate = { lines: EstimateLine[]; total: number }

/** A line; undefined where a count is charged whose rate is not given. */
function line(kind: LineKind, count: number, each: number | undefined): EstimateLine[] | undefined {
  if (count <= 0) return []
  return each === undefined ? undefined : [{ kind, count, each, amount: count * each }]
}

const excess = (used: number, included: number | undefined) =>
  Math.max(0, Math.ceil(used) - (included ?? Infinity))

type Lines = (EstimateLine[] | undefined)[]

const localLines = ({ hours, kilometres }: Extract<Hire, { kind: 'local' }>, rates: Rates): Lines => [
  line('package', 1, rates.localHours && rates.localKilometres ? rates.localPackage : undefined),
  line('extraHours', excess(hours, rates.localHours), rates.extraHour),
  line('extraKilometres', excess(kilometres, rates.localKilometres), rates.perKilometre),
]

function outstationLines(
  { days, nights, kilometres }: Extract<Hire, { kind: 'outstation' }>,
  rates: Rates,
): Lines {
  const least = days * (rates.minimumKilometresPerDay ?? 0)
  const driven = Math.ceil(kilometres)
  return [
    least > driven
      ? line('leastKilometres', least, rates.perKilometre)
      : line('kilometres', driven, rates.perKilometre),
    // A company that states no amount for the driver's days charges none; that of a night is asked for on every page.
    rates.driverDay === undefined ? [] : line('driverDays', days, rates.driverDay),
    line('driverNights', nights, rates.driverNight),
  ]
}

const sum = (lines: EstimateLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

/**
 * What a hire costs, line by line, in whole rupees; undefined where a rate that it needs is not given. Parking and night
 * charges are not in it; GST is once its percentage is given.
 */
export function estimate(hire: Hire, rates: Rates): Estimate | undefined {
  const parts = hire.kind === 'local' ? localLines(hire, rates) : outstationLines(hire, rates)
  if (parts.includes(undefined)) return undefined
  const charged = parts.flatMap((part) => part ?? [])
  const before = sum(charged)
  const percent = rates.gstPercent
  const gst = percent && {
    kind: 'gst' as const,
    count: percent,
    each: before,
    amount: Math.round((before * percent) / 100),
  }
  const lines = gst ? [...charged, gst] : charged
  return { lines, total: sum(lines) }
}

/** Several hires as one estimate, with lines of the same rate as one; undefined where there is none, or one of them has no estimate. */
export function estimateAll(hires: Hire[], rates: Rates): Estimate | undefined {
  const all = hires.map((hire) => estimate(hire, rates))
  if (all.length === 0 || all.includes(undefined)) return undefined
  const lines = new Map<LineKind, EstimateLine>()
  for (const line of all.flatMap((each) => each?.lines ?? [])) {
    const same = lines.get(line.kind)
    if (!same) lines.set(line.kind, line)
    else if (line.kind === 'gst')
      lines.set(line.kind, { ...line, each: same.each + line.each, amount: same.amount + line.amount })
    else lines.set(line.kind, { ...line, count: same.count + line.count, amount: same.amount + line.amount })
  }
  return { lines: [...lines.values()], total: sum([...lines.values()]) }
}
