import { interpolate } from '@/lib/format/interpolate'
import { formatRupees } from '@/lib/format/intl'
import type { RateFigure, RateFigures } from './schema/rate-card'
import type { FigureSentence } from './schema/rates'

const formats: Partial<Record<RateFigure, (value: number) => string>> = {
  driverNight: formatRupees,
  driverDay: formatRupees,
}

/** The sentence with the company's figure, or the one without a figure while the company has stated none. */
export function figureText({ figure, given, missing }: FigureSentence, figures: RateFigures): string {
  const value = figures[figure]
  if (value === undefined) return missing
  return interpolate(given, { figure: formats[figure]?.(value) ?? value })
}
