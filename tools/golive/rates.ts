import { missingFigures } from '../../lib/content/rate-figures'
import type { RateFigures } from '../../lib/content/schema/company'
import type { Fault } from '../shared/fault'

/** The figures of the rates that are not given. The page about rates does without them, so they keep nothing back. */
export const rateNotes = (figures: RateFigures): Fault[] =>
  missingFigures(figures).map((figure) => ({
    where: `content/company.yaml rates.${figure}`,
    what: 'is empty, and the page about rates has a sentence without it',
    needs: 'Give it if visitors may know it',
  }))
