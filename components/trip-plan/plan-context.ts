import { createContext, useContext } from 'react'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import { formatDuration } from '@/lib/time/duration'
import type { TripKind } from '@/lib/fleet/kinds'
import type { VehicleCount } from '@/lib/fleet/group'
import type { PlanCheck } from '@/lib/trip-plan/check'
import type { TripData } from '@/lib/trip/data'
import type { TextOptions } from '@/lib/trip-plan/plain-text'
import type { TripPlan } from '@/lib/trip-plan/plan'
import type { SetChoice, SetReason } from '@/lib/fleet/vehicle-sets'
import type { GroupVehicles } from './use-vehicle-sets'

export type PlanMessages = Messages['tripPlan']
export type PlannerMessages = Pick<
  Messages,
  'tripPlan' | 'trip' | 'dayPlanner' | 'enquiry' | 'common' | 'finder'
> &
  Partial<Pick<Messages, 'estimate'>>

/** The key of the message for an edit, used by its announcement and by undo. */
export type EditMessageKey = keyof PlanMessages['announcements']

type Wanted = { kind?: TripKind; choice: SetChoice }

/** Why a plan was not sent: what it needs, or what is wrong, and the id of the plan's control that it is about. */
export type Refused = { plan: TripPlan; needed?: string; reason?: string; controlId?: string }

export type PlanEditor = {
  plan: TripPlan
  check: PlanCheck
  group: GroupVehicles
  /** Undefined until it has been fetched: until then distances are unknown. */
  data: TripData | undefined
  messages: PlannerMessages
  /** The earliest day of a pickup; undefined before hydration. */
  minDay: string | undefined
  /**
   * Changes the plan, announces the change, and adds it to the undo history.
   * @param step names the edited field, so that successive inputs into it are one undo step.
   */
  edit: (change: (plan: TripPlan) => TripPlan, messageKey: EditMessageKey, step?: string) => void
  /** Until the plan or the sender is changed. */
  refused: Refused | undefined
  refuse: (why: Refused | undefined) => void
  /** What the visitor wants of the vehicles; without a kind of trip, the plan's. */
  wanted: Wanted
  setWanted: (wanted: Wanted) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  /** Focuses an element, by its id, after the next render. */
  focusLater: (id: string) => void
}

export const PlanContext = createContext<PlanEditor | undefined>(undefined)

/** @throws outside of the planner. */
export function usePlanEditor(): PlanEditor {
  const editor = useContext(PlanContext)
  if (!editor) throw new Error('A part of the planner is outside of its provider')
  return editor
}

/** The names of the vehicles by their slugs, as far as they have been fetched. */
export const namesOf = (data: TripData | undefined): Record<string, string> =>
  Object.fromEntries((data?.rows ?? []).map(({ slug, name }) => [slug, name]))

/** Vehicles as a text, each with its number. */
export function vehiclesText(
  vehicles: VehicleCount[],
  data: TripData | undefined,
  { text }: PlanMessages,
): string {
  const names = namesOf(data)
  return formatItems(
    vehicles.map(({ slug, count }) => interpolate(text.vehicle, { count, name: names[slug] ?? slug })),
  )
}

export const reasonText = ({ kind, ...values }: SetReason, { setReasons }: PlanMessages) =>
  interpolate(setReasons[kind], values)

/** Hours at the wheel, and whose they are where they are not those of the plan's vehicles. */
export const wheelText = (
  minutes: number,
  hoursOf: PlanCheck['hoursOf'],
  { tripPlan, dayPlanner }: PlannerMessages,
): string => interpolate(tripPlan.wheel[hoursOf ?? 'own'], { duration: formatDuration(minutes, dayPlanner) })

type Total = Pick<PlanCheck, 'kilometres' | 'driving' | 'hoursOf'>

/** The known kilometres and hours of a day; '' where none are known. */
export const dayTotalText = ({ kilometres, driving, hoursOf }: Total, messages: PlannerMessages): string =>
  kilometres > 0
    ? interpolate(messages.tripPlan.dayTotal, {
        kilometres,
        wheel: wheelText(driving, hoursOf, messages),
      })
    : ''

/** The same of a plan, and that other vehicles take longer. */
export function totalText(check: Total, messages: PlannerMessages): string {
  const total = dayTotalText(check, messages)
  return total && check.hoursOf ? interpolate(messages.tripPlan.total[check.hoursOf], { total }) : total
}

type Planned = Pick<PlanEditor, 'plan' | 'data' | 'check' | 'group'>

/** The vehicles that fit, as far as the bags and the roads are known. */
export function fitsText({ plan, data, check, group }: Planned, messages: PlanMessages): string {
  const { largeBags, cabinBags } = plan.party
  const known = largeBags + cabinBags > 0 ? messages.fits : messages.fitsNoBags
  const vehicles = vehiclesText(group.vehicles, data, messages)
  const isRoadUnknown = plan.type === 'outstation' && check.unknown > 0
  return interpolate(isRoadUnknown ? messages.mayFit : known, { vehicles })
}

/** The options for a plan as text, which says what fits where no vehicle is chosen. */
export function textOptions(planned: Planned, messages: PlannerMessages): Omit<TextOptions, 'max'> {
  const { plan, data, check, group } = planned
  const { tripPlan, trip } = messages
  const names = namesOf(data)
  return {
    labels: { ...tripPlan.text, kinds: { local: trip.local, outstation: trip.outstation } },
    nameOf: (slug) => names[slug] ?? slug,
    total: check.shut
      ? []
      : [
          totalText(check, messages),
          plan.vehicles.length === 0 && group.vehicles.length > 0 ? fitsText(planned, tripPlan) : '',
        ],
  }
}
