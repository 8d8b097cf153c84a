import type { Fault } from '../shared/fault'

/** The privacy page must be reviewed at least once in this many months. */
const PRIVACY_MONTHS = 12

/** The same day some months earlier. Days are texts such as '2026-11-25'. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

/** Reports a privacy page without a recent review, or with a future date. */
export function privacyFaults(updated: string, today: string): Fault[] {
  const where = 'content/pages/privacy.yaml updated'
  if (updated > today)
    return [{ where, what: `${updated} is still to come`, needs: 'Give the day of the last change' }]
  if (updated >= monthsBefore(today, PRIVACY_MONTHS)) return []
  return [
    {
      where,
      what: `${updated} is more than ${PRIVACY_MONTHS} months ago`,
      needs: 'Read the page once more, then give today’s date',
    },
  ]
}

/** Posts with a future date. */
export const postFaults = (posts: { id: number; date: string }[], today: string): Fault[] =>
  posts
    .filter(({ date }) => date > today)
    .map(({ id, date }) => ({
      where: `content/blog/${id}.md date`,
      what: `${date} is still to come`,
      needs: 'Publish it on that day, or give today’s date',
    }))
