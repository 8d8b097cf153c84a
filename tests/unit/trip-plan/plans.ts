import { emptyPlan, type TripPlan } from '@/lib/trip-plan/plan'
import { readPlan } from '@/lib/trip-plan/schema'

/** A plan of days, each a list of [place, time]. */
export function planOf(days: [place: string, time?: string][][], more: Partial<TripPlan> = {}): TripPlan {
  const plan = readPlan({
    ...emptyPlan('abc123'),
    days: days.map((stops) => ({ stops: stops.map(([place, time = '']) => ({ place, time, note: '' })) })),
    ...more,
  })
  if (!plan) throw new Error('The plan of a test is within the bounds')
  return plan
}
