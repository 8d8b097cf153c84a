import type { PlannerMessages } from '@/components/trip-plan/plan-context'
import { getMessages } from '@/lib/content/pages'
import { estimateMessages } from './estimates'

/** Only the messages that the planner uses: all others would be added to the page's payload. */
export function plannerMessages(): PlannerMessages {
  const { tripPlan, trip, dayPlanner, enquiry, common, finder } = getMessages()
  return { tripPlan, trip, dayPlanner, enquiry, common, finder, ...estimateMessages() }
}
