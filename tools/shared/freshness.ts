import * as z from 'zod'
import type { ContentFile } from './content-files'

/** Road guides, and what stands on their roads, are checked every three months, everything else once a year. */
const ROAD_MONTHS = 3
const MONTHS = 12

const isRoad = ({ name }: ContentFile) => /^content\/(routes|roads)\//.test(name)

const checkedSchema = z.looseObject({ checkedOn: z.string() })

/** The same day some months earlier, or else the last day of that month. Days are texts such as '2026-11-25'. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  // A month without this day overflows into the next one.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/**
 * The problem with a file's `checkedOn` date: too long ago for its kind, or in the future.
 * @returns undefined for a recently checked file, or one without such a date.
 */
export function stalenessOf(file: ContentFile, today: string): string | undefined {
  const { data } = checkedSchema.safeParse(file.data)
  if (!data) return undefined
  const months = isRoad(file) ? ROAD_MONTHS : MONTHS
  if (data.checkedOn > today) return `${data.checkedOn} is still to come`
  return data.checkedOn < monthsBefore(today, months)
    ? `${data.checkedOn} is more than ${months} months ago`
    : undefined
}
