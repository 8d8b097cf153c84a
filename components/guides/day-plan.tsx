'use client'

import { useRef, useState } from 'react'
import type { PlannedRoad } from '@/lib/guides/advice'
import type { PlanView } from '@/lib/guides/describe-plan'
import type { Start } from '@/lib/guides/plan-day'
import type { Messages } from '@/lib/content/schema/messages'
import { PlanForm, type PlanFormProps } from './plan-form'
import { type Stage, StageList } from './stage-list'
import { island } from '@/late-start/island'

type DayPlanProps = {
  road: PlannedRoad
  /** The plan for the usual start, computed at build time. */
  usual: PlanView
  form: Omit<PlanFormProps, 'plan' | 'onStart' | 'messages'>
  messages: Messages['dayPlanner']
  start: string
  stages: Stage[]
}

/** A road with the form of its day planner. The code of the planner is imported when a visitor chooses a start. */
function DayPlanPart({ road, usual, form, messages, start, stages }: DayPlanProps) {
  const [plan, setPlan] = useState(usual)
  const latest = useRef<Start>(undefined)
  const onStart = async (chosen: Start, pace: number) => {
    latest.current = chosen
    const [{ describePlan }, { atPace }] = await Promise.all([
      import('@/lib/guides/describe-plan'),
      import('@/lib/guides/plan-day'),
    ])
    // Two imports of a module that is still loading are settled in any order.
    if (latest.current === chosen) setPlan(describePlan(atPace(road, pace), chosen, messages))
  }
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <PlanForm
        {...form}
        plan={plan}
        messages={messages}
        onStart={(chosen, pace) => void onStart(chosen, pace).catch(() => undefined)}
      />
      <StageList start={start} stages={stages} plan={plan} />
    </div>
  )
}

export const DayPlan = island('day-plan', DayPlanPart, { start: 'use', restores: ['?'] })
