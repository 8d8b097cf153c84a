import type { TourListProps } from '@/components/guides/tour-list'
import { getCompany } from '@/lib/content/company'
import { findPicture } from '@/lib/images/pictures'
import { getMessages, pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { checkPlan } from '@/lib/trip-plan/check'
import type { TripPlan } from '@/lib/trip-plan/plan'
import { listTours } from './tour-plans'
import { knownRoads } from './trip-data'

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
  const { heading, text, open } = tours
  return {
    heading,
    text,
    open,
    tours: listTours().map(({ name, text, path, plan, picture }) => ({
      name,
      facts: factsOf(plan),
      text,
      path,
      picture: findPicture(picture ?? ''),
    })),
  }
}
