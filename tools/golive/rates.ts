import { type RateFigure, rateFigures, type RateFigures } from '../../lib/content/schema/rate-card'
import type { Fault } from '../shared/fault'

/** What each figure is needed for, beside the sentence that stands without it. */
const withoutIt = (figure: RateFigure) =>
  figure === 'gstPercent' ? 'estimates name no GST' : 'pages have a text without it'

/** The figures that the company has not given yet. */
const missingFigures = (figures: RateFigures): RateFigure[] =>
  rateFigures.filter((figure) => figures[figure] === undefined)

/**
 * The figures and prices that are not given. Every page works without them, so they do not block going live.
 * @param unpriced titles of the categories without a price.
 */
export const rateNotes = (figures: RateFigures, unpriced: string[] = []): Fault[] => [
  ...missingFigures(figures).map((figure) => ({
    where: `content/company.yaml rates.${figure}`,
    what: `is empty, and ${withoutIt(figure)}`,
    needs: 'Give it if visitors may know it',
  })),
  ...(unpriced.length > 0
    ? [
        {
          where: 'content/fleet/categories.yaml rates',
          what: `is empty for ${unpriced.join(', ')}: no price and no estimate is shown`,
          needs: 'Give prices if visitors may know them',
        },
      ]
    : []),
]
