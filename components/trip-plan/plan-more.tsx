import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { PassengerPart } from './passenger-part'
import { usePlanEditor } from './plan-context'
import { PlanExport, type PlanExportProps } from './plan-export'
import { PlanNames } from './plan-names'
import type { usePlans } from './use-plans'

type PlanMoreProps = PlanExportProps & { plans: ReturnType<typeof usePlans> }

/** What few plans need: names, the passenger list, and the ways to take a plan along. */
export function PlanMore({ plans, ...taken }: PlanMoreProps) {
  const { tripPlan } = usePlanEditor().messages
  return (
    <details className="mt-14 border-t border-control pt-5 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
        <span className="min-w-0">
          <span className="font-display text-h4">{tripPlan.moreTools}</span>
          <span className="mt-1 block text-muted">{tripPlan.moreText}</span>
        </span>
        <Icon of={ChevronDown} className="turns size-5 shrink-0" />
      </summary>
      <div className="mt-8 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[2fr_3fr_2fr]">
        <PlanNames plans={plans} />
        <PlanExport {...taken} />
        {plans.passengers && <PassengerPart passengers={plans.passengers} />}
      </div>
    </details>
  )
}
