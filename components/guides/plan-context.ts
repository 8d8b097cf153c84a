import { createContext, use } from 'react'
import type { PlanView } from '@/lib/guides/describe-plan'

export const PlanContext = createContext<PlanView | undefined>(undefined)

/** The day as it is planned at the moment. */
export function usePlan(): PlanView {
  const plan = use(PlanContext)
  if (!plan) throw new Error('A part of the day planner stands outside of its provider')
  return plan
}
