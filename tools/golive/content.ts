import type { ContentFile } from '../shared/content-files'
import type { Fault } from '../shared/fault'
import { monthsBefore, stalenessOf } from '../shared/freshness'
import { faultsOfPicture } from '../shared/picture-rules'
import type { PictureUse } from '../shared/picture-uses'
import { placeIn } from '../shared/place'
import type { Sample } from '../shared/samples'

/** Every remaining sample value. */
export const sampleFaults = (samples: Sample[]): Fault[] =>
  samples.map(({ file, line, key, known }) => ({
    where: placeIn(file, line, key),
    what: known ? 'is on the sample list' : 'is on the sample list, but there is no such value',
    needs: known
      ? 'Put the company’s own there, or take out what it does not promise, then its name out of the file’s sample list'
      : 'Take it out of the file’s sample list',
  }))

/** The privacy page must be reviewed at least once in this many months. */
const PRIVACY_MONTHS = 12

/**
 * Reports a privacy page whose text changed after its date, without a recent review, or with a future date.
 * @param changedOn the day of the file's last commit; undefined where it is not known.
 */
export function privacyFaults(updated: string, today: string, changedOn?: string): Fault[] {
  const read = 'Read the page once more, then give today’s date'
  const rules: [isBroken: boolean, what: string, needs: string][] = [
    [updated > today, `${updated} is still to come`, 'Give the day of the last change'],
    [
      changedOn !== undefined && changedOn > updated,
      `the text changed on ${changedOn}, after ${updated}`,
      read,
    ],
    [
      updated < monthsBefore(today, PRIVACY_MONTHS),
      `${updated} is more than ${PRIVACY_MONTHS} months ago`,
      read,
    ],
  ]
  const [broken] = rules.filter(([isBroken]) => isBroken)
  return broken ? [{ where: 'content/pages/privacy.yaml updated', what: broken[1], needs: broken[2] }] : []
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

/** Why a picture does not suit its place, one fault each. */
function faultsOf({ src, where, kind, width, ...measured }: PictureUse): Fault[] {
  const faults =
    width === undefined
      ? [{ what: 'is missing', needs: 'Put a picture there' }]
      : faultsOfPicture(kind, { width, ...measured })
  return faults.map(({ what, needs }) => ({ where, what: `public${src} ${what}`, needs }))
}

/** Pictures that are missing, or whose size, shape or weight does not suit the place where they are shown. */
export const pictureFaults = (uses: PictureUse[]): Fault[] => uses.flatMap(faultsOf)
