import { useMemo } from 'react'
import { interpolate } from '@/lib/format/interpolate'
import { peopleOf, stopsOf } from '@/lib/trip-plan/plan'
import { vehicleSets } from '@/lib/trip-plan/vehicle-sets'
import { usePlanEditor, vehiclesText } from './plan-context'
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

/** The vehicles of the plan in words, or else the first that fit, if there are any. */
export function useVehiclesAnswer(advice: ReturnType<typeof vehicleSets> | undefined): string | undefined {
  const { plan, data, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (plan.vehicles.length > 0) return vehiclesText(plan.vehicles, data, tripPlan)
  const first = stopsOf(plan).length > 0 && advice?.found && advice.sets[0]
  return first
    ? interpolate(tripPlan.fits, { vehicles: vehiclesText(countsOf(first), data, tripPlan) })
    : undefined
}
