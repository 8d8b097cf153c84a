import { addDays, isDay } from '@/lib/time/days'
import type { Connection, Contact, PlanParty, TripPlan } from './plan'
import type { VehicleCount } from '@/lib/fleet/group'
import type { Shuttle } from '@/lib/fleet/shuttle-rounds'

/** One row of a day: time, place and note. A `time` of '' means that the stop follows the one before it. */
export type SheetRow = { time: string; place: string; note: string; connection?: Connection }

/**
 * The printed sheet of one day for the chauffeurs. `number` counts the days from 1; `date` is 'YYYY-MM-DD', or ''
 * while the plan has no first day. Rows are in the order of the plan, functions in that of their times.
 */
export type ChauffeurSheet = {
  number: number
  /** How many days the trip has. */
  of: number
  date: string
  rows: SheetRow[]
  shuttles: Shuttle[]
  party: PlanParty
  vehicles: VehicleCount[]
  contact: Contact
  wishes: string
}

/**
 * Functions are sorted by their first departure, or else by the time by which all guests must have arrived; those
 * without either come last.
 */
const timeOf = ({ start, by }: Shuttle) => start || by || '24:00'

/** One sheet for each day that has stops with a place, or functions; free days have none. */
export function chauffeurSheets(plan: TripPlan): ChauffeurSheet[] {
  const { days, start, shuttles, party, vehicles, contact, wishes } = plan
  return days.flatMap(({ stops }, index): ChauffeurSheet[] => {
    const rows = stops
      .filter(({ place }) => place.trim() !== '')
      .map(({ time, place, note, connection }) => ({ time, place, note, ...(connection && { connection }) }))
    const functions = shuttles
      .filter(({ day }) => day === index)
      .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
    if (rows.length === 0 && functions.length === 0) return []
    const date = isDay(start) ? addDays(start, index) : ''
    return [
      {
        number: index + 1,
        of: days.length,
        date,
        rows,
        shuttles: functions,
        party,
        vehicles,
        contact,
        wishes,
      },
    ]
  })
}
