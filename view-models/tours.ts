import type { TourListProps } from '@/components/guides/tour-list'
import { pages } from '@/lib/content/pages'
import { writeAddress } from '@/lib/trip-plan/address'
import { emptyPlan, emptyStop, type TripPlan } from '@/lib/trip-plan/plan'
import { routes } from '@/lib/routes/routes'

type Tour = NonNullable<ReturnType<typeof pages.guides>['tours']>['items'][number]

/** A plan with the places of a tour, without a first day or times: the visitor sets them. */
const planOf = ({ name, days }: Tour): TripPlan => ({
  ...emptyPlan('tour'),
  name,
  type: 'outstation',
  isReturn: true,
  days: days.map((places, day) => ({
    id: day,
    stops: places.map((place, index) => ({ ...emptyStop(index), place })),
  })),
})

/** The tours, each with the address of the trip planner that holds its plan; undefined while there is none. */
export function tourList(): TourListProps | undefined {
  const { tours } = pages.guides()
  if (!tours) return undefined
  const { heading, text, open, items } = tours
  return {
    heading,
    text,
    open,
    tours: items.map((tour) => {
      const written = writeAddress(planOf(tour))
      if (!written.written) throw new Error(`The tour ${tour.name} does not fit into an address`)
      return { name: tour.name, text: tour.text, path: `${routes.tripPlan}#${written.fragment}` }
    }),
  }
}
