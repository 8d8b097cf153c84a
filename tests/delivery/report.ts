import type { VisitResult } from './visit'

/** Where the visitor was told of a failure, the next step is the visitor's, so the enquiry need not arrive. */
const isMeant = ({ failureShown, arrivals }: VisitResult) => !failureShown || arrivals.length > 0

const isLost = (result: VisitResult) => isMeant(result) && result.arrivals.length === 0
const isDuplicated = ({ arrivals }: VisitResult) => arrivals.length > 1

/** A page that is left this soon after the response may not have processed it. */
const READING_MS = 1000
/** From the start of a request to its arrival. */
const BEGINNING_MS = 300

/** Whether the sender knew that the enquiry had arrived when it started a retry. */
export function wasKnown({ arrivals, known, leftAt }: VisitResult): boolean {
  const isRead = ({ at, isCertain }: VisitResult['known'][number]) =>
    isCertain || !leftAt.some((left) => left <= at + READING_MS && left >= at)
  const since = Math.min(...known.filter(isRead).map(({ at }) => at))
  return arrivals.slice(1).some(({ begunAt }) => begunAt > since + BEGINNING_MS)
}

/** Whether several arrivals share one reference, so that the office can recognise duplicates. */
export const hasOneReference = ({ arrivals }: VisitResult) =>
  new Set(arrivals.map(({ reference }) => reference)).size <= 1 &&
  arrivals.every(({ reference }) => /^[2-9A-Z]{6}$/.test(reference))

const brief = ({ visit, arrivals, beforeReturn, failureShown }: VisitResult) =>
  JSON.stringify({ ...visit, arrivals: arrivals.length, beforeReturn, failureShown })

/** The figures of a run. */
export function summarise(results: VisitResult[]) {
  const meant = results.filter(isMeant)
  return {
    visits: results.length,
    meant: meant.length,
    told: results.length - meant.length,
    lost: results.filter(isLost).map(brief),
    doubled: results.filter(isDuplicated).map(brief),
    doubledThoughKnown: results.filter((result) => isDuplicated(result) && wasKnown(result)).map(brief),
    differentReferences: results.filter((result) => !hasOneReference(result)).map(brief),
    /** For information: what had arrived when the visitor had left. */
    arrivedBeforeReturn: meant.filter(({ beforeReturn }) => beforeReturn > 0).length,
  }
}
