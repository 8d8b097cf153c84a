'use client'

import { type ReactNode, useState } from 'react'
import type { PlannedRoad, PlanView } from '@/lib/guides/describe-plan'
import type { Start } from '@/lib/guides/plan-day'
import type { Messages } from '@/lib/content/schema/messages'
import { PlanContext } from './plan-context'
import { PlanForm, type PlanFormProps } from './plan-form'

type DayPlanProps = {
  road: PlannedRoad
  /** The plan for the usual start, computed at build time. */
  usual: PlanView
  form: Omit<PlanFormProps, 'onStart' | 'messages'>
  messages: Messages['dayPlanner']
  /** The stages, which read the plan from the context. */
  children: ReactNode
}

/** A road with the form of its day planner. The code of the planner is imported when a visitor chooses a start. */
export function DayPlan({ road, usual, form, messages, children }: DayPlanProps) {
  const [plan, setPlan] = useState(usual)
  const onStart = async (start: Start) => {
    const { describePlan } = await import('@/lib/guides/describe-plan')
    setPlan(describePlan(road, start, messages))
  }
  return (
    <PlanContext value={plan}>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PlanForm
          {...form}
          messages={messages}
          onStart={(start) => void onStart(start).catch(() => undefined)}
        />
        {children}
      </div>
    </PlanContext>
  )
}
