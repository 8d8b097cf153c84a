import type { FleetRow } from '@/lib/fleet/row'
import { emptyPlan, type Shuttle, type TripPlan, type VehicleCount } from './plan'
import { type RoundsAdvice, roundsWithin } from './rounds'
import { roundsOf, transferOf } from './shuttle-rounds'
import { vehicleSets } from './vehicle-sets'

/** A number of vehicles of one kind that bring all guests, best first, and the rounds of the first choice. */
export type GuestRounds = { choices: VehicleCount[][]; advice: RoundsAdvice }

/**
 * The fewest vehicles of one kind that bring all guests of a function in time, with as many rounds as there is time for.
 * Where not even one round is in time, there are vehicles for everybody at once, and the advice says why.
 * @returns undefined while the guests, one of the times or the minutes are not given.
 */
export function guestRounds(shuttle: Shuttle, rows: FleetRow[]): GuestRounds | undefined {
  const transfer = transferOf(shuttle)
  if (!transfer) return undefined
  const people = Math.ceil(shuttle.people / Math.max(1, roundsWithin(transfer)))
  const sets = vehicleSets(rows, { people, large: 0, cabin: 0, kind: 'wedding' }, 'sameType')
  const choices = sets.found
    ? sets.sets.map(({ lines }) => lines.map(({ row, count }) => ({ slug: row.slug, count })))
    : []
  const advice = roundsOf(shuttle, { vehicles: choices[0] ?? [] }, rows)
  return advice && { choices, advice }
}

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
