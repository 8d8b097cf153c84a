import { formatDuration } from '@/lib/guides/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { DayCheck } from '@/lib/trip-plan/check'
import { usePlanEditor } from './plan-context'
import { Remark } from './remark'

/** What a day comes to, as far as the roads are known. */
export function DayRemarks({ check }: { check: DayCheck }) {
  const { messages } = usePlanEditor()
  const { tripPlan, dayPlanner } = messages
  const driving = formatDuration(check.driving, dayPlanner)
  return (
    <>
      {check.driving > 0 && (
        <Remark
          text={interpolate(tripPlan.dayTotal, {
            kilometres: check.kilometres,
            duration: driving,
          })}
        />
      )}
      {check.isLong && <Remark isWrong text={interpolate(tripPlan.longDay, { driving })} />}
      {check.nightCharge === 'yes' && <Remark text={tripPlan.nightYes} />}
      {check.nightCharge === 'ask' && <Remark text={tripPlan.nightAsk} />}
    </>
  )
}
