import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatDay, formatNumber } from '@/lib/site/format'
import type { PlanCheck } from '@/lib/trip-plan/check'
import { type PlanWords, usePlanEditor } from './plan-context'
import { Remark } from './remark'

function Payments({ check, words }: { check: PlanCheck; words: PlanWords }) {
  if (check.payments.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-text text-sm font-semibold">{words.payments}</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {check.payments.map(({ key, percent, date }) => (
          <li key={key}>{fill(words.parts[key], { percent, date: formatDay(date) })}</li>
        ))}
      </ul>
      <ul className="mt-3 grid gap-1 text-sm text-muted">
        {check.refunds.map(({ percent, until }) => (
          <li key={until}>
            {fill(percent > 0 ? words.refund : words.refundNone, { percent, date: formatDay(until) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The plan in a few figures, and what is still to be mended. */
export function Glance() {
  const { check, data, words } = usePlanEditor()
  const { tripPlan, dayPlanner } = words
  const { kilometres, driving, unknown } = check
  return (
    <section aria-labelledby="plan-glance" className="rounded-lg border border-line bg-raised p-5 sm:p-7">
      <h2 id="plan-glance" className="text-h3">
        {tripPlan.glance}
      </h2>
      <p className="mt-3">{fill(tripPlan.people, { count: check.people })}</p>
      {kilometres > 0 && (
        <p className="mt-1">
          {fill(tripPlan.total, {
            kilometres: formatNumber(kilometres),
            duration: formatDuration(driving, dayPlanner),
          })}
        </p>
      )}
      {data && unknown > 0 && (
        <Remark text={unknown === 1 ? tripPlan.unknownOne : fill(tripPlan.unknownMany, { count: unknown })} />
      )}
      {check.lacksWayBack && <Remark text={tripPlan.lacksWayBack} />}
      <Payments check={check} words={tripPlan} />
    </section>
  )
}
