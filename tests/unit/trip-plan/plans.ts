import type { Shuttle } from '@/lib/fleet/shuttle-rounds'
import { emptyPlan, type Stop, type TripPlan } from '@/lib/trip-plan/plan'
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

/** A stop of a plan that is not read from elsewhere. */
export const stopAt = (place: string, time = '', more: Partial<Stop> = {}): Stop => ({
  ...{ id: 0, place, time, note: '' },
  ...more,
})

/** A function on the first day. */
export const shuttleOf = (more: Partial<Shuttle> = {}): Shuttle => ({
  ...{ id: 1, title: 'Sangeet', day: 0, from: 'Hotel', to: 'Farm' },
  ...{ people: 100, start: '18:00', by: '21:00', minutes: 20 },
  ...more,
})
