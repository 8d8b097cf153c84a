import type { TourListProps } from '@/components/guides/tour-list'
import { getCompany } from '@/lib/content/company'
import { getMessages, pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { writeAddress } from '@/lib/trip-plan/address'
import { checkPlan } from '@/lib/trip-plan/check'
import { emptyPlan, emptyStop, type TripPlan } from '@/lib/trip-plan/plan'
import { readTimedPlace } from '@/lib/trip-plan/timed-place'
import { routes } from '@/lib/routes/routes'
import { knownRoads } from './trip-plan'

type Tour = Pick<NonNullable<ReturnType<typeof pages.guides>['tours']>['items'][number], 'name' | 'days'>

/** A plan with the places and times of a tour, without a first day: the visitor sets it. */
const planOf = ({ name, days }: Tour): TripPlan => ({
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
function pathOf(plan: TripPlan): string {
  const written = writeAddress(plan)
  if (!written.written) throw new Error(`The plan ${plan.name} does not fit into an address`)
  return `${routes.tripPlan}#${written.fragment}`
}

/** The link that opens the planner's example. */
export function planExample(): { label: string; path: string } {
  const { label, adults, largeBags, ...tour } = pages.tripPlan().example
  const plan = planOf(tour)
  return { label, path: pathOf({ ...plan, party: { ...plan.party, adults, largeBags } }) }
}

/** How many days a tour takes, and its kilometres, where the guides know all of its roads. */
function factsOf(plan: TripPlan): string {
  const known = { ...knownRoads(), rule: getCompany().driversHours }
  const { kilometres, unknown } = checkPlan(plan, known, new Date(0))
  const { guide } = getMessages()
  const days = plan.days.length
  return unknown > 0
    ? interpolate(guide.tourUnknown, { days })
    : interpolate(guide.tour, { days, kilometres })
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
    tours: items.map((tour) => ({
      name: tour.name,
      facts: factsOf(planOf(tour)),
      text: tour.text,
      path: pathOf(planOf(tour)),
    })),
  }
}
