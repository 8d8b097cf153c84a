'use client'

import { usePlan } from './plan-context'

type StagePlanProps = { index: number }

/** When one leaves. */
export const StartTime = () => <time>{usePlan().leave}</time>

/** When a stage ends, as the day is planned at the moment. */
export const StageArrival = ({ index }: StagePlanProps) => <time>{usePlan().stages[index]?.arrive}</time>

/** What is to be said of a stage as it is planned: a halt, darkness, a closed road. */
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
