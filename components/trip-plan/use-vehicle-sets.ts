import { useMemo } from 'react'
import { interpolate } from '@/lib/format/interpolate'
import { peopleOf, stopsOf } from '@/lib/trip-plan/plan'
import { saidOf } from '@/lib/trip-plan/places'
import { vehicleSets } from '@/lib/trip-plan/vehicle-sets'
import { namesOf, usePlanEditor, vehiclesText } from './plan-context'
import { countsOf } from './set-card'

/** The smallest sets of vehicles for the group and the roads of the plan; undefined until the fleet has been fetched. */
export function useVehicleSets() {
  const { plan, check, data, wanted } = usePlanEditor()
  const { choice } = wanted
  const { largeBags, cabinBags } = plan.party
  const kind = wanted.kind ?? (plan.type === 'local' ? 'city' : 'outstation')
  const people = peopleOf(plan.party)
  const notFor = check.refused.map(({ slug }) => slug).join(' ')
  // Memoized, so that it is not computed on each input: by a text, since a list is another one each time.
  const advice = useMemo(() => {
    const rows = data?.rows.filter(({ slug }) => !notFor.split(' ').includes(slug))
    return rows && vehicleSets(rows, { people, large: largeBags, cabin: cabinBags, kind }, choice)
  }, [data, notFor, people, largeBags, cabinBags, kind, choice])
  return { people, advice }
}

/** The vehicles of the plan in words, or else the first that fit, and what the guides say of them on its roads. */
export function useVehiclesAnswer(): string[] {
  const { plan, data, messages } = usePlanEditor()
  const { advice } = useVehicleSets()
  const { tripPlan } = messages
  const stops = stopsOf(plan)
  const first = stops.length > 0 && advice?.found && advice.sets[0]
  const isTaken = plan.vehicles.length > 0
  const counts = isTaken || !first ? plan.vehicles : countsOf(first)
  if (counts.length === 0 || !data) return []
  const vehicles = vehiclesText(counts, data, tripPlan)
  const said = counts.flatMap(({ slug }) =>
    stops.flatMap(({ stop: { place } }) => {
      const { text } = saidOf(data.places, place, slug) ?? {}
      return text ? interpolate(tripPlan.said, { vehicle: namesOf(data)[slug] ?? slug, place, text }) : []
    }),
  )
  return [isTaken ? vehicles : interpolate(tripPlan.fits, { vehicles }), ...new Set(said)]
}
