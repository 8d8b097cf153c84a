import type { TourListProps } from '@/components/guides/tour-list'
import { pages } from '@/lib/content/pages'
import { writeAddress } from '@/lib/trip-plan/address'
import { emptyPlan, emptyStop, type TripPlan } from '@/lib/trip-plan/plan'
import { routes } from '@/lib/routes/routes'

type Tour = Pick<NonNullable<ReturnType<typeof pages.guides>['tours']>['items'][number], 'name' | 'days'>
type Example = Omit<ReturnType<typeof pages.tripPlan>['example'], 'label'>

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

/** A plan's own address in the trip planner. @throws for one that is too long for an address. */
function pathOf(plan: TripPlan): string {
  const written = writeAddress(plan)
  if (!written.written) throw new Error(`The plan ${plan.name} does not fit into an address`)
  return `${routes.tripPlan}#${written.fragment}`
}

/** An example with the time at which each day begins, and its party. */
function examplePlan({ adults, largeBags, times, ...tour }: Example): TripPlan {
  const plan = planOf(tour)
  return {
    ...plan,
    days: plan.days.map(({ id, stops: [first, ...stops] }, day) => ({
      id,
      stops: first ? [{ ...first, time: times[day] ?? '' }, ...stops] : [],
    })),
    party: { ...plan.party, adults, largeBags },
  }
}

/** The link that opens the planner's example. */
export function planExample(): { label: string; path: string } {
  const { label, ...example } = pages.tripPlan().example
  return { label, path: pathOf(examplePlan(example)) }
}

/** The tours, each with the address of the trip planner that holds its plan; undefined while there is none. */
export function tourList(): TourListProps | undefined {
  const { tours } = pages.guides()
  if (!tours) return undefined
  const { heading, text, open, items } = tours
  return {
    heading,
    text,
    open,
    tours: items.map((tour) => ({ name: tour.name, text: tour.text, path: pathOf(planOf(tour)) })),
  }
}
