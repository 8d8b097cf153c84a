import type { pages } from '@/lib/content/pages'
import { writeAddress } from '@/lib/trip-plan/address'
import { emptyPlan, emptyStop, type TripPlan } from '@/lib/trip-plan/plan'
import { readTimedPlace } from '@/lib/trip-plan/timed-place'
import { routes } from '@/lib/routes/routes'

type Tour = Pick<NonNullable<ReturnType<typeof pages.guides>['tours']>['items'][number], 'name' | 'days'>

/** A plan with the places and times of a tour, without a first day: the visitor sets it. */
export const planOf = ({ name, days }: Tour): TripPlan => ({
  ...emptyPlan('tour'),
  name,
  type: 'outstation',
  isReturn: true,
  days: days.map((places, day) => ({
    id: day,
    stops: places.map((place, index) => ({ ...emptyStop(index), ...readTimedPlace(place) })),
  })),
})

/** A plan's own address in the trip planner. @throws for one that is too long for an address. */
export function pathOf(plan: TripPlan): string {
  const written = writeAddress(plan)
  if (!written.written) throw new Error(`The plan ${plan.name} does not fit into an address`)
  return `${routes.tripPlan}#${written.fragment}`
}
