import { createContext, use } from 'react'
import type { PlanView } from '@/lib/guides/describe-plan'

export const PlanContext = createContext<PlanView | undefined>(undefined)

/** The current plan of the day. */
export function usePlan(): PlanView {
  const plan = use(PlanContext)
  if (!plan) throw new Error('A part of the day planner is outside of its provider')
  return plan
}
