'use client'

import { usePlan } from './plan-context'

type StagePlanProps = { index: number }

/** The time of departure. */
export const StartTime = () => <time>{usePlan().leave}</time>

/** The time at which a stage ends in the current plan. */
export const StageArrival = ({ index }: StagePlanProps) => <time>{usePlan().stages[index]?.arrive}</time>

/** Notes on a stage in the current plan: a halt, driving in darkness, a closed road. */
export function StageNotes({ index }: StagePlanProps) {
  const { halt, warnings = [] } = usePlan().stages[index] ?? {}
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 text-sm font-semibold text-danger">
          {warning}
        </p>
      ))}
      {halt && <p className="mt-2 text-sm font-semibold text-accent">{halt}</p>}
    </>
  )
}
