import { Undo2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { stopsOf } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { ROUNDS_ID } from './rounds-part'
import type { usePlans } from './use-plans'

type PlanBarProps = {
  plans: ReturnType<typeof usePlans>
  /** The links that open an example and the tours. */
  readyPlans: React.ReactNode
}

/** Reverts the last edit; visible where there is one. */
export function UndoButton({ isIdle, onUndo }: { isIdle: boolean; onUndo: () => void }) {
  const { tripPlan } = usePlanEditor().messages
  return (
    <Button
      variant="outline"
      onClick={onUndo}
      aria-disabled={isIdle}
      className="aria-disabled:not-focus:invisible aria-disabled:opacity-40"
    >
      <Icon of={Undo2} className="size-4" />
      {tripPlan.undo}
    </Button>
  )
}

/** Above the steps: plans to begin with, and where the plan came from. */
export function PlanBar({ plans, readyPlans }: PlanBarProps) {
  const { tripPlan } = usePlanEditor().messages
  const { fromAddress, hasOthers, isStored } = plans
  const opened = [tripPlan.openedFromAddress, hasOthers && tripPlan.openedBeside].filter(Boolean).join(' ')
  const outcome = useRef<HTMLDivElement>(null)
  // On a phone an opened plan lies below the first screen, and one of rounds alone below its empty days.
  useEffect(() => {
    if (!fromAddress.plan) return
    const isRounds = stopsOf(fromAddress.plan).length === 0
    const start = isRounds ? document.getElementById(ROUNDS_ID) : outcome.current
    start?.scrollIntoView()
  }, [fromAddress.plan])
  return (
    <div className="print:hidden">
      {readyPlans}
      <div ref={outcome}>
        <FormStatus
          tone={fromAddress.isBroken ? 'danger' : 'ok'}
          text={fromAddress.isBroken ? tripPlan.invalidAddress : fromAddress.plan && opened}
          className="mt-2 empty:hidden"
        />
      </div>
      {!isStored && <p className="mt-2 text-sm text-danger">{tripPlan.notSaved}</p>}
    </div>
  )
}
