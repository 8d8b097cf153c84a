import type { ContentFile } from '../shared/content-files'
import type { Fault } from '../shared/fault'
import { monthsBefore, stalenessOf } from '../shared/freshness'
import { placeIn } from '../shared/place'

/** The privacy page must be reviewed at least once in this many months. */
const PRIVACY_MONTHS = 12

/**
 * Reports a privacy page whose text changed after its date, without a recent review, or with a future date.
 * @param changedOn the day of the file's last commit; undefined where it is not known.
 */
export function privacyFaults(updated: string, today: string, changedOn?: string): Fault[] {
  const where = 'content/pages/privacy.yaml updated'
  if (updated > today)
    return [{ where, what: `${updated} is still to come`, needs: 'Give the day of the last change' }]
  if (changedOn && changedOn > updated)
    return [
      {
        where,
        what: `the text changed on ${changedOn}, after ${updated}`,
        needs: 'Read the page once more, then give today’s date',
      },
    ]
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

/**
 * Files without a recent check. They do not block going live, but roads, rules and figures in them may be out of date.
 */
export const freshnessNotes = (files: ContentFile[], today: string): Fault[] =>
  files.flatMap((file) => {
    const what = stalenessOf(file, today)
    if (!what) return []
    const where = placeIn(file.name, file.lineOf(['checkedOn']), 'checkedOn')
    return [{ where, what, needs: 'Check what it says, then give that day' }]
  })
