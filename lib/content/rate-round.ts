import { toMinutes } from '@/lib/time/clock'

type Point = { time: string; kilometres: number }

/**
 * The kilometres and minutes that are charged for a hire, which counts from garage to garage.
 * @param points garage, pickup, any stops, drop, garage: each with its time of day and the kilometres since the first.
 * @returns kilometres and minutes of the whole round, the kilometres of its first and last leg, which have no passengers,
 * and the kilometres of every leg.
 */
export function countRound(points: Point[]) {
  const legs = points.slice(1).map(({ kilometres }, index) => kilometres - (points[index]?.kilometres ?? 0))
  const minutes = points.map(({ time }) => toMinutes(time))
  return {
    kilometres: legs.reduce((sum, leg) => sum + leg, 0),
    minutes: (minutes.at(-1) ?? 0) - (minutes[0] ?? 0),
    emptyKilometres: (legs[0] ?? 0) + (legs.at(-1) ?? 0),
    legs,
  }
}
