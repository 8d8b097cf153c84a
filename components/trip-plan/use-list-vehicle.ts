import type { TripData } from '@/lib/trip/data'
import { keepSeats, labelledSeats } from '@/lib/trip-plan/passenger-list'
import type { PassengerList, TripPlan } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'

/** The vehicles to choose from for a list: those of the plan, or else all. */
function vehiclesFor({ vehicles }: TripPlan, { rows }: TripData) {
  const own = rows.filter(({ slug }) => vehicles.some((each) => each.slug === slug))
  return own.length > 0 ? own : rows
}

/** The seat rows and labels of the list's vehicle. */
export function seatsOf(slug: string, data: TripData | undefined) {
  const rows = data?.seatPlans[slug] ?? []
  return { rows, labels: rows.length > 0 ? labelledSeats(rows).map(({ label }) => label) : [] }
}

/**
 * The vehicle of a passenger list: the one that was chosen, as long as the plan has it, or else the first of the plan.
 * @returns also the passengers, with the seats that this vehicle has.
 */
export function useListVehicle({ slug, passengers }: PassengerList) {
  const { plan, data } = usePlanEditor()
  const choices = data ? vehiclesFor(plan, data) : []
  const { slug: chosen = slug, name = slug } = choices.find((row) => row.slug === slug) ?? choices[0] ?? {}
  const seats = seatsOf(chosen, data)
  const seated = data ? keepSeats(passengers, seats.labels) : passengers
  return { choices, slug: chosen, name, ...seats, seated }
}
