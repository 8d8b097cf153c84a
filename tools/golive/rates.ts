import { missingFigures } from '../../lib/content/rate-figures'
import type { RateFigures } from '../../lib/content/schema/company'
import type { Fault } from '../shared/fault'

/** The figures of the rates that are not given. The rates page works without them, so they do not block going live. */
export const rateNotes = (figures: RateFigures): Fault[] =>
  missingFigures(figures).map((figure) => ({
    where: `content/company.yaml rates.${figure}`,
    what: 'is empty, and the page about rates has a sentence without it',
    needs: 'Give it if visitors may know it',
  }))
