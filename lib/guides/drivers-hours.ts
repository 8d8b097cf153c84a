import type { DriversHours } from '@/lib/content/schema/company'

/** A day of one driver in minutes: at the wheel, and from garage to garage or to the bed on the road. */
export type DriversDay = { driving: number; duty: number }
/** After this hour a night on the way begins too late. */
export const EVENING_END = '21:00'
/** When a driver who was not to drive is tired; after a start before its end the driver rests before the way back. */
export const TIRED = { from: '02:00', to: '04:00' }

export type BrokenLimit = { limit: keyof DriversDay; minutes: number; most: number }

/** The limit of the company's rule that a day exceeds, with the day's own minutes and the most it may have; undefined for a day within both. */
export function brokenLimit(day: DriversDay, rule: DriversHours): BrokenLimit | undefined {
  const limit = (['driving', 'duty'] as const).find((key) => day[key] > rule[key] * 60)
  return limit && { limit, minutes: day[limit], most: rule[limit] * 60 }
}

/**
 * The driver's day around a drive or a plan.
 * @param driving minutes at the wheel between the two addresses.
 * @param span minutes from the first departure to the last arrival.
 * @param garageRuns how often the vehicle drives between its garage and an address: 1 with a night on the road, else 2.
 */
export const driversDay = (
  driving: number,
  span: number,
  garageRuns: number,
  rule: DriversHours,
): DriversDay => ({
  driving: driving + garageRuns * rule.garage,
  duty: span + garageRuns * rule.garage,
})
