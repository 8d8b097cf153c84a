import type { VehicleCount } from '@/lib/fleet/group'
import type { Shuttle } from '@/lib/fleet/shuttle-rounds'
import { emptyPlan, type TripPlan } from './plan'

/** The plan of one function with its guests and vehicles. */
export const planOfGuests = (shuttle: Shuttle, vehicles: VehicleCount[]): TripPlan => {
  const plan = emptyPlan('guests')
  return {
    ...plan,
    type: 'local',
    isReturn: false,
    party: { ...plan.party, adults: shuttle.people },
    shuttles: [shuttle],
    vehicles,
  }
}
