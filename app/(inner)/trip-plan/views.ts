import { listFleetRows } from '@/lib/content/fleet-rows'
import { listVehicles } from '@/lib/content/fleet'
import { type Guide, listGuides } from '@/lib/content/guides'
import { getWords, pages } from '@/lib/content/pages'
import type { PlannerWords } from '@/components/trip-plan/plan-context'
import type { PlanData } from '@/lib/trip-plan/data'
import type { KnownRoad } from '@/lib/trip-plan/legs'
import { plannedRoad } from '../routes/views'

function knownRoad(guide: Guide): KnownRoad {
  const { home, stages, seasons } = plannedRoad(guide)
  return { home, stages, seasons, place: guide.place, startNames: pages.tripPlan().startNames }
}

/** What the planner fetches when it is used. */
export const planData = (): PlanData => ({
  roads: listGuides().map(knownRoad),
  rows: listFleetRows(),
  seatPlans: Object.fromEntries(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan.rows])),
})

/** The words of the planner alone: all others would travel with the page. */
export function plannerWords(): PlannerWords {
  const { tripPlan, trip, dayPlanner, enquiry, common, finder } = getWords()
  return { tripPlan, trip, dayPlanner, enquiry, common, finder }
}
