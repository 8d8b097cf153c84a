import { useMemo } from 'react'
import { interpolate } from '@/lib/format/interpolate'
import type { VehicleCount } from '@/lib/fleet/group'
import { type RefusedVehicle, refusedVehicles } from '@/lib/trip-plan/check'
import type { TripData } from '@/lib/trip/data'
import { groupSets } from '@/lib/fleet/guest-rounds'
import { peopleOf, stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { isUphill, saidOf } from '@/lib/guides/places'
import { countsOf, isSame, type SetsAdvice } from '@/lib/fleet/vehicle-sets'
import {
  fitsText,
  namesOf,
  type PlanEditor,
  type PlanMessages,
  reasonText,
  usePlanEditor,
  vehiclesText,
} from './plan-context'

/** What carries the group of a plan. */
export type GroupVehicles = {
  people: number
  /** Those that do not go to one of its places. */
  refused: RefusedVehicle[]
  /** One of its places is up a hill road. */
  isHilly: boolean
  /**
   * What is enough in rounds, where functions have their figures, and the smallest sets for the group and its roads;
   * undefined until the fleet has been fetched.
   */
  advice?: SetsAdvice
  /** The vehicles of the plan, or else those that fit. */
  vehicles: VehicleCount[]
}

/** The vehicles of a plan, or else the first set, once there is a way or a function in rounds. */
function proposedFor(plan: TripPlan, advice: GroupVehicles['advice']): VehicleCount[] {
  const [set] = advice?.found ? advice.sets : []
  if (plan.vehicles.length > 0 || !set) return plan.vehicles
  const isAsked = stopsOf(plan).length > 0 || set.reasons.some(({ kind }) => kind === 'inRounds')
  return isAsked ? countsOf(set) : []
}

export function useVehicleSets(
  plan: TripPlan,
  data: TripData | undefined,
  { choice, kind: wantedKind }: PlanEditor['wanted'],
): GroupVehicles {
  const { shuttles } = plan
  const { largeBags, cabinBags } = plan.party
  const kind = wantedKind ?? (plan.type === 'local' ? 'city' : 'outstation')
  const people = peopleOf(plan.party)
  const refused = useMemo(() => (data ? refusedVehicles(plan, data.places) : []), [plan, data])
  const isHilly = useMemo(
    () => stopsOf(plan).some(({ stop }) => isUphill(data?.places ?? [], stop.place)),
    [plan, data],
  )
  const notFor = refused.map(({ slug }) => slug).join(' ')
  // Memoized, so that it is not computed on each input: by a text, since a list is another one each time.
  const advice = useMemo(() => {
    const rows = data?.rows.filter(({ slug }) => !notFor.split(' ').includes(slug))
    const needs = { people, large: largeBags, cabin: cabinBags, kind, isHilly }
    return rows && groupSets(shuttles, rows, needs, choice)
  }, [data, notFor, shuttles, people, largeBags, cabinBags, kind, isHilly, choice])
  const vehicles = useMemo(() => proposedFor(plan, advice), [plan, advice])
  return { people, refused, isHilly, advice, vehicles }
}

/** What of a set is said beside its name: seats that are folded, and the hills. */
function whyOf({ advice, vehicles }: GroupVehicles, messages: PlanMessages): string[] {
  const set = advice?.found && advice.sets.find((each) => isSame(countsOf(each), vehicles))
  const reasons = set ? set.reasons.filter(({ kind }) => kind === 'folded' || kind === 'hills') : []
  return reasons.map((reason) => reasonText(reason, messages))
}

/** The vehicles of the plan in words, or else the first that fit, and what the guides say of them on its roads. */
export function useVehiclesAnswer(): string[] {
  const editor = usePlanEditor()
  const { plan, data, messages, group } = editor
  const { tripPlan } = messages
  if (group.vehicles.length === 0 || !data) return []
  const said = group.vehicles.flatMap(({ slug }) =>
    stopsOf(plan).flatMap(({ stop: { place } }) => {
      const { text } = saidOf(data.places, place, slug) ?? {}
      return text ? interpolate(tripPlan.said, { vehicle: namesOf(data)[slug] ?? slug, place, text }) : []
    }),
  )
  const isTaken = plan.vehicles.length > 0
  const vehicles = isTaken ? vehiclesText(group.vehicles, data, tripPlan) : fitsText(editor, tripPlan)
  return [vehicles, ...whyOf(group, tripPlan), ...new Set(said)]
}
