import * as z from 'zod'
import type { ContentFile } from './content-files'

/** Roads change with every season, all else is looked over once a year. */
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
 * What is wrong with the day on which a content file says that it was checked: too long ago for what it holds, or ahead.
 * @returns undefined for a file that is fresh, or gives no such day.
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
