import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatNumber } from '@/lib/site/format'
import type { DayCheck } from '@/lib/trip-plan/check'
import { usePlanEditor } from './plan-context'
import { Remark } from './remark'

/** What a day comes to, as far as the roads are known. */
export function DayRemarks({ check }: { check: DayCheck }) {
  const { words } = usePlanEditor()
  const { tripPlan, dayPlanner } = words
  const driving = formatDuration(check.driving, dayPlanner)
  return (
    <>
      {check.driving > 0 && (
        <Remark
          text={fill(tripPlan.dayTotal, { kilometres: formatNumber(check.kilometres), duration: driving })}
        />
      )}
      {check.isLong && <Remark isWrong text={fill(tripPlan.longDay, { driving })} />}
      {check.nightCharge === 'yes' && <Remark text={tripPlan.nightYes} />}
      {check.nightCharge === 'ask' && <Remark text={tripPlan.nightAsk} />}
    </>
  )
}
