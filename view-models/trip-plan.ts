import { inEachLanguage } from '@/lib/config/locales'
import { getCompany } from '@/lib/content/company'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listVehicles } from '@/lib/content/fleet'
import { findGuide, type Guide, listGuides, roadFacts, suggestedBy, withTyped } from '@/lib/content/guides'
import { getMap, getMessages } from '@/lib/content/pages'
import type { PlannerMessages } from '@/components/trip-plan/plan-context'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { PlanData } from '@/lib/trip-plan/data'
import { closedTo } from '@/lib/fleet/roads'
import { namesIn, spellingOf } from '@/lib/guides/typed-place'
import type { KnownRoad } from '@/lib/trip-plan/legs'
import { estimateData, estimateMessages } from './estimates'
import { plannedRoad } from './guides'

/** The names of the points of a guide's road: those of its start, then where each stage ends, the last by its guide too. */
function pointNames({ stages, place }: Guide, locale: string): string[][] {
  return [
    namesIn(getMap(locale).start.name),
    ...stages.map(({ to }, index) => [
      ...namesIn(to),
      ...(index === stages.length - 1 ? namesIn(place) : []),
    ]),
  ]
}

const spellingsOf = (names: string[]) => [...new Set(names.map(spellingOf))]

function knownRoad(guide: Guide): KnownRoad {
  const { home, stages, seasons, avoid } = plannedRoad(guide)
  const { slug, usualStart } = guide
  const inAll = inEachLanguage((locale) => pointNames(findGuide(slug, locale) ?? guide, locale))
  const points = [home, ...stages].map((_, point) => withTyped(inAll.flatMap((own) => own[point] ?? [])))
  const closed = listVehicles().flatMap((vehicle) => {
    const found = closedTo(vehicle, roadFacts(guide))
    return found ? { ...found, slug: vehicle.slug } : []
  })
  const isLarge = ({ category }: Vehicle) => category === 'van' || category === 'luxury-buses'
  const said = suggestedBy(guide)
    .filter(({ vehicle }) => isLarge(vehicle))
    .map(({ vehicle, text }) => ({ slug: vehicle.slug, text }))
  return {
    said,
    ...{ guide: slug, usualStart, home, stages, seasons, avoid, closedTo: closed },
    names: points.map(({ names }) => spellingsOf(names)),
    alone: points.map(({ alone }) => spellingsOf(alone)),
  }
}

/** The data that the planner fetches when it is first used. */
export function planData(): PlanData {
  const { offers, dayPlanner } = getMessages()
  return {
    roads: listGuides().map(knownRoad),
    rule: getCompany().driversHours,
    texts: { answer: offers.answer, party: offers.party, dayPlanner },
    rows: listFleetRows(),
    seatPlans: Object.fromEntries(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan.rows])),
    ...estimateData(),
  }
}

/** Only the messages that the planner uses: all others would be added to the page's payload. */
export function plannerMessages(): PlannerMessages {
  const { tripPlan, trip, dayPlanner, enquiry, common, finder } = getMessages()
  return { tripPlan, trip, dayPlanner, enquiry, common, finder, ...estimateMessages() }
}
