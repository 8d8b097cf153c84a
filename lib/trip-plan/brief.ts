import type { PlanCheck } from './check'
import type { TripPlan } from './plan'

/** Stand-in until the text of a plan is there. */
export const briefOf = (
  plan: TripPlan,
  _check: PlanCheck,
  email: string,
  _words: unknown,
  max: number,
): string => [email, JSON.stringify(plan.days)].join('\n').slice(0, max)
