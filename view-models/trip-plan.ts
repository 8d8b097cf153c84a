import { getCompany } from '@/lib/content/company'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listVehicles } from '@/lib/content/fleet'
import { type Guide, listGuides } from '@/lib/content/guides'
import { getMessages, pages } from '@/lib/content/pages'
import type { PlannerMessages } from '@/components/trip-plan/plan-context'
import type { PlanData } from '@/lib/trip-plan/data'
import type { KnownRoad } from '@/lib/trip-plan/legs'
import { estimateData, estimateMessages } from './estimates'
import { plannedRoad } from './guides'

function knownRoad(guide: Guide): KnownRoad {
  const { home, stages, seasons } = plannedRoad(guide)
  const { slug, place, usualStart } = guide
  return { guide: slug, place, usualStart, home, stages, seasons, startNames: pages.tripPlan().startNames }
}

/** The data that the planner fetches when it is first used. */
export const planData = (): PlanData => ({
  roads: listGuides().map(knownRoad),
  rule: getCompany().driversHours,
  rows: listFleetRows(),
  seatPlans: Object.fromEntries(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan.rows])),
  ...estimateData(),
})

/** Only the messages that the planner uses: all others would be added to the page's payload. */
export function plannerMessages(): PlannerMessages {
  const { tripPlan, trip, dayPlanner, enquiry, common, finder } = getMessages()
  return { tripPlan, trip, dayPlanner, enquiry, common, finder, ...estimateMessages() }
}
