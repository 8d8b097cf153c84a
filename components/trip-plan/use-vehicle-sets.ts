import { useMemo } from 'react'
import { interpolate } from '@/lib/format/interpolate'
import { type RefusedVehicle, refusedVehicles } from '@/lib/trip-plan/check'
import type { PlanData } from '@/lib/trip-plan/data'
import { guestRounds } from '@/lib/trip-plan/guest-rounds'
import { peopleOf, stopsOf, type TripPlan, type VehicleCount } from '@/lib/trip-plan/plan'
import { saidOf } from '@/lib/trip-plan/places'
import { vehicleSets } from '@/lib/trip-plan/vehicle-sets'
import { namesOf, type PlanEditor, usePlanEditor, vehiclesText } from './plan-context'
import { countsOf } from './set-card'

/** What carries the group of a plan. */
export type GroupVehicles = {
  people: number
  /** Those that do not go to one of its places. */
  refused: RefusedVehicle[]
  /** The smallest sets for the group and its roads; undefined until the fleet has been fetched. */
  advice?: ReturnType<typeof vehicleSets>
  /** The vehicles of the plan, or else those that fit. */
  vehicles: VehicleCount[]
}

/** The vehicles of a plan, or else those that are enough for its one function in rounds, or the first set that fits. */
function proposedFor(
  { vehicles, shuttles, days }: TripPlan,
  data: PlanData | undefined,
  advice: GroupVehicles['advice'],
): VehicleCount[] {
  if (vehicles.length > 0 || !data) return vehicles
  const [shuttle] = shuttles
  const rounds = shuttle && shuttles.length === 1 ? guestRounds(shuttle, data.rows) : undefined
  if (rounds?.advice.possible) return rounds.choices[0] ?? []
  const set = stopsOf({ days }).length > 0 && advice?.found ? advice.sets[0] : undefined
  return set ? countsOf(set) : []
}

export function useVehicleSets(
  plan: TripPlan,
  data: PlanData | undefined,
  { choice, kind: wantedKind }: PlanEditor['wanted'],
): GroupVehicles {
  const { largeBags, cabinBags } = plan.party
  const kind = wantedKind ?? (plan.type === 'local' ? 'city' : 'outstation')
  const people = peopleOf(plan.party)
  const refused = useMemo(() => (data ? refusedVehicles(plan, data.places) : []), [plan, data])
  const notFor = refused.map(({ slug }) => slug).join(' ')
  // Memoized, so that it is not computed on each input: by a text, since a list is another one each time.
  const advice = useMemo(() => {
    const rows = data?.rows.filter(({ slug }) => !notFor.split(' ').includes(slug))
    return rows && vehicleSets(rows, { people, large: largeBags, cabin: cabinBags, kind }, choice)
  }, [data, notFor, people, largeBags, cabinBags, kind, choice])
  const vehicles = useMemo(() => proposedFor(plan, data, advice), [plan, data, advice])
  return { people, refused, advice, vehicles }
}

/** The vehicles of the plan in words, or else the first that fit, and what the guides say of them on its roads. */
export function useVehiclesAnswer(): string[] {
  const { plan, data, messages, group } = usePlanEditor()
  const { tripPlan } = messages
  if (group.vehicles.length === 0 || !data) return []
  const vehicles = vehiclesText(group.vehicles, data, tripPlan)
  const said = group.vehicles.flatMap(({ slug }) =>
    stopsOf(plan).flatMap(({ stop: { place } }) => {
      const { text } = saidOf(data.places, place, slug) ?? {}
      return text ? interpolate(tripPlan.said, { vehicle: namesOf(data)[slug] ?? slug, place, text }) : []
    }),
  )
  const isTaken = plan.vehicles.length > 0
  return [isTaken ? vehicles : interpolate(tripPlan.fits, { vehicles }), ...new Set(said)]
}
