import { SOURCE_LOCALE } from '@/lib/config/locales'
import { pages } from '@/lib/content/pages'
import { writeAddress } from '@/lib/trip-plan/address'
import type { TripData } from '@/lib/trip/data'
import { emptyPlan, emptyStop, OPEN, type TripPlan } from '@/lib/trip-plan/plan'
import { readTimedPlace } from '@/lib/guides/timed-place'
import { routes } from '@/lib/routes/routes'

type Tour = NonNullable<ReturnType<typeof pages.guides>['tours']>['items'][number]

/** A plan with the places and times of a tour, without a first day: the visitor sets it. */
const planOf = ({ name, days }: Pick<Tour, 'name' | 'days'>): TripPlan => ({
  ...emptyPlan('tour'),
  name,
  type: 'outstation',
  isReturn: true,
  days: days.map((places, day) => ({
    id: day,
    stops: places.map((place, index) => ({ ...emptyStop(index), ...readTimedPlace(place) })),
  })),
})

/** A plan that a link opens: the planner finds it in its data, by its key in the link. */
type ReadyPlan = { key: string; path: string; plan: TripPlan }

const ready = (key: string, plan: TripPlan): ReadyPlan => ({
  key,
  path: `${routes.tripPlan}#${OPEN}=${key}`,
  plan,
})

/** The planner's example. */
export function planExample(): ReadyPlan & { label: string } {
  const { label, adults, largeBags, ...tour } = pages.tripPlan().example
  const plan = planOf(tour)
  return { label, ...ready('example', { ...plan, party: { ...plan.party, adults, largeBags } }) }
}

/** The tours, each with its plan. */
export function listTours(): (Tour & ReadyPlan)[] {
  const names = pages.guides(SOURCE_LOCALE).tours?.items.map(({ name }) => name) ?? []
  return (pages.guides().tours?.items ?? []).map((tour, index) => ({
    ...tour,
    ...ready((names[index] ?? tour.name).toLowerCase().replaceAll(' ', '-'), planOf(tour)),
  }))
}

/** The plans that links open. @throws for one that is too long for an address. */
export const readyPlans = (): TripData['plans'] =>
  [planExample(), ...listTours()].map(({ key, plan }) => {
    const written = writeAddress(plan)
    if (!written.written) throw new Error(`The plan ${plan.name} does not fit into an address`)
    return { key, fragment: written.fragment }
  })
