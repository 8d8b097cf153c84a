import type { TourListProps } from '@/components/guides/tour-list'
import { getCompany } from '@/lib/content/company'
import { findGuide } from '@/lib/content/guides'
import { resolveImage } from '@/lib/content/images'
import { getMessages, pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { spellingOf } from '@/lib/guides/typed-place'
import { checkPlan } from '@/lib/trip-plan/check'
import { stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { pathOf, planOf } from './tour-plans'
import { knownRoads } from './trip-plan'

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

/** As many pictures as stand beside the text of a tour. */
const MOST_PICTURES = 2

/** The pictures of the guides to the places of a tour: of the one that ends there, or else that comes by. */
function picturesOf(plan: TripPlan) {
  const roads = knownRoads().roads.filter(({ names, described }) => described === names.length - 1)
  const guides = stopsOf(plan).flatMap(({ stop }) => {
    const place = spellingOf(stop.place)
    const ends = roads.find(({ names }) => names.at(-1)?.includes(place))
    return (
      (ends ?? roads.find(({ names }) => names.slice(1).some((point) => point.includes(place))))?.guide ?? []
    )
  })
  return [...new Set(guides)]
    .flatMap((slug) => findGuide(slug)?.picture ?? [])
    .slice(0, MOST_PICTURES)
    .flatMap((picture) => resolveImage(picture).picture ?? [])
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
      pictures: picturesOf(planOf(tour)),
    })),
  }
}
