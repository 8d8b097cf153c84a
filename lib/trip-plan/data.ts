import type { FleetRow } from '@/lib/fleet/row'
import type { KnownRoad } from './legs'

/** What the planner needs of the catalogue and the guides once it is used: `planDataPath`, made by the build. */
export type PlanData = {
  roads: KnownRoad[]
  rows: FleetRow[]
  /** Rows of each vehicle's seat plan, by its slug. */
  seatPlans: Record<string, string[]>
}
