import type { VisitResult } from './visit'

/** A form that says that it could not send leaves the next step to its visitor. */
const isMeant = ({ wasTold, arrivals }: VisitResult) => !wasTold || arrivals.length > 0

export const isLost = (result: VisitResult) => isMeant(result) && result.arrivals.length === 0
export const isDoubled = ({ arrivals }: VisitResult) => arrivals.length > 1

/** Whether an earlier arrival was answered to nobody: its page was left meanwhile, or the connection was gone. */
export function hadUnknownOutcome({ arrivals, leftAt }: VisitResult): boolean {
  return arrivals
    .slice(0, -1)
    .every(
      ({ begunAt, answeredAt }) =>
        answeredAt === Infinity || leftAt.some((time) => time >= begunAt - 1000 && time <= answeredAt + 500),
    )
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
    doubledThoughKnown: results
      .filter((result) => isDoubled(result) && !hadUnknownOutcome(result))
      .map(brief),
    differentReferences: results.filter((result) => !hasOneReference(result)).map(brief),
    /** For information: what had arrived when the visitor was gone for good. */
    arrivedBeforeReturn: meant.filter(({ beforeReturn }) => beforeReturn > 0).length,
  }
}
