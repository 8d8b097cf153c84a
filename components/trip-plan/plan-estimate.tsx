import { EstimateLines } from '@/components/rates/estimate-lines'
import { interpolate } from '@/lib/format/interpolate'
import { describeEstimate } from '@/lib/rates/describe'
import { estimateAll } from '@/lib/rates/estimate'
import { hiresOfPlan } from '@/lib/trip-plan/hires'
import { usePlanEditor } from './plan-context'

/** What the plan costs with its vehicles, as far as rates are given and distances known. */
export function PlanEstimate() {
  const { plan, check, data, messages } = usePlanEditor()
  const texts = messages.estimate
  if (!texts || !data?.rates) return null
  const hires = hiresOfPlan(plan.type, check)
  const estimates = plan.vehicles.flatMap(({ slug, count }) => {
    const rates = data.rates?.[slug]
    const made = rates && estimateAll(Array.from({ length: count }, () => hires).flat(), rates)
    if (!made) return []
    const vehicle = data.rows.find((row) => row.slug === slug)?.name ?? slug
    return {
      name: interpolate(texts.several, { count, vehicle }),
      estimate: describeEstimate(made, rates, texts),
    }
  })
  if (estimates.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-text text-sm font-semibold">{texts.plan}</h3>
      {estimates.map((each) => (
        <EstimateLines key={each.name} {...each} />
      ))}
    </div>
  )
}
