import type { Messages } from '@/lib/content/schema/messages'
import type { Rates } from '@/lib/content/schema/rate-card'
import { interpolate } from '@/lib/format/interpolate'
import { formatRupees } from '@/lib/format/intl'
import type { Estimate, EstimateLine } from './estimate'

export type EstimateMessages = Messages['estimate']

/** An estimate as texts: its sum, how it is made up, and what is not in it. */
export type EstimateView = { total: string; lines: { text: string; amount: string }[]; note: string }

const lineText = ({ kind, count, each }: EstimateLine, rates: Rates, { lines }: EstimateMessages) =>
  kind === 'package'
    ? interpolate(lines.package, {
        count,
        hours: rates.localHours ?? 0,
        kilometres: rates.localKilometres ?? 0,
      })
    : interpolate(lines[kind], { count, each: formatRupees(each) })

/** The texts of an estimate. */
export const describeEstimate = (
  { lines, total }: Estimate,
  rates: Rates,
  messages: EstimateMessages,
): EstimateView => ({
  total: interpolate(messages.total, { amount: formatRupees(total) }),
  lines: lines.map((line) => ({ text: lineText(line, rates, messages), amount: formatRupees(line.amount) })),
  note: rates.gstPercent ? messages.note : messages.noteWithoutGst,
})

const least = (all: (number | undefined)[]) => {
  const given = all.flatMap((amount) => amount ?? [])
  return given.length > 0 ? Math.min(...given) : undefined
}

/** The lowest prices of some rates: 'from ₹2,400 for 8 hours and 80 km', 'from ₹14 per km'. */
export function fromTexts(all: Rates[], messages: EstimateMessages): string[] {
  const [packages] = all
    .flatMap(({ localPackage, localHours, localKilometres }) =>
      localPackage && localHours && localKilometres
        ? { amount: localPackage, hours: localHours, kilometres: localKilometres }
        : [],
    )
    .sort((a, b) => a.amount - b.amount)
  const perKilometre = least(all.map((rates) => rates.perKilometre))
  return [
    ...(packages
      ? [interpolate(messages.fromPackage, { ...packages, amount: formatRupees(packages.amount) })]
      : []),
    ...(perKilometre ? [interpolate(messages.fromKilometre, { amount: formatRupees(perKilometre) })] : []),
  ]
}
