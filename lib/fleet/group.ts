import type { TripKind } from './kinds'

/** The most people, bags of either kind, and minutes of one way in rounds, for which vehicles are chosen. */
export const MAX_PEOPLE = 1000
export const MAX_BAGS = 999
export const MAX_MINUTES = 600

/** Whether a value is a whole number between two others. */
export const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

/** People who travel, the bags of all of them together, the kind of trip, and whether it leads up hill roads. */
export type GroupNeeds = {
  people: number
  large: number
  cabin: number
  kind: TripKind
  isHilly?: boolean
}

/** A number of vehicles of one kind, by the slug of its page. */
export type VehicleCount = { slug: string; count: number }
