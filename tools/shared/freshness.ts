import * as z from 'zod'
import type { ContentFile } from './content-files'

/** Road guides are checked every three months, everything else once a year. */
const ROAD_MONTHS = 3
const MONTHS = 12

const isRoad = ({ name }: ContentFile) => name.startsWith('content/routes/')

const checkedSchema = z.looseObject({ checkedOn: z.string() })

/** The same day some months earlier. Days are texts such as '2026-11-25'. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
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
