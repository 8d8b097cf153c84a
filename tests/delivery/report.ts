import type { VisitResult } from './visit'

/** A form that says that it could not send leaves the next step to its visitor. */
const isMeant = ({ wasTold, arrivals }: VisitResult) => !wasTold || arrivals.length > 0

export const isLost = (result: VisitResult) => isMeant(result) && result.arrivals.length === 0
export const isDoubled = ({ arrivals }: VisitResult) => arrivals.length > 1

/** A page that is left so soon after its answer may not have come to read it. */
const READING_MS = 1000
/** From the beginning of a request to its arrival. */
const BEGINNING_MS = 300

/** Whether the sender knew that the enquiry had arrived when it began to send it once more. */
export function wasKnown({ arrivals, known, leftAt }: VisitResult): boolean {
  const isRead = ({ at, isCertain }: VisitResult['known'][number]) =>
    isCertain || !leftAt.some((left) => left <= at + READING_MS && left >= at)
  const since = Math.min(...known.filter(isRead).map(({ at }) => at))
  return arrivals.slice(1).some(({ begunAt }) => begunAt > since + BEGINNING_MS)
}

/** Whether the office can tell that several arrivals are one enquiry. */
export const hasOneReference = ({ arrivals }: VisitResult) =>
  new Set(arrivals.map(({ reference }) => reference)).size <= 1 &&
  arrivals.every(({ reference }) => /^[2-9A-Z]{6}$/.test(reference))

const brief = ({ visit, arrivals, beforeReturn, wasTold, timeline }: VisitResult) =>
  [JSON.stringify({ ...visit, arrivals: arrivals.length, beforeReturn, wasTold }), ...timeline].join('\n    ')

/** The figures of a run. */
export function summarise(results: VisitResult[]) {
  const meant = results.filter(isMeant)
  return {
    visits: results.length,
    meant: meant.length,
    told: results.length - meant.length,
    lost: results.filter(isLost).map(brief),
    doubled: results.filter(isDoubled).map(brief),
    doubledThoughKnown: results.filter((result) => isDoubled(result) && wasKnown(result)).map(brief),
    differentReferences: results.filter((result) => !hasOneReference(result)).map(brief),
    /** For information: what had arrived when the visitor was gone for good. */
    arrivedBeforeReturn: meant.filter(({ beforeReturn }) => beforeReturn > 0).length,
  }
}
