import type { Hire } from '@/lib/rates/estimate'
import { journey } from '@/lib/rates/hires'
import type { TripType } from '@/lib/trip/trip'
import type { PlanCheck } from './check'

/** The hires of a plan: one of all its days out of town, one for each of its days in the city. None while a leg or time is unknown. */
export function hiresOfPlan(type: TripType, { days, kilometres, unknown }: PlanCheck): Hire[] {
  if (unknown > 0 || kilometres === 0) return []
  if (type === 'outstation') return [journey(kilometres, days.length)]
  const used = days.filter(({ stops }) => stops.length > 0)
  const moments = used.map(({ stops }) => stops.flatMap(({ at }) => at ?? []))
  if (moments.some((all) => all.length < 2)) return []
  return used.map((day, index) => {
    const all = moments[index] ?? []
    return { kind: 'local', hours: (Math.max(...all) - Math.min(...all)) / 60, kilometres: day.kilometres }
  })
}
