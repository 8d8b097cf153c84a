import type { ContentError } from '../../lib/content/content-error'
import type { Vehicle } from '../../lib/content/schema/fleet'
import { companyPaperKeys, type CompanyPapers, vehiclePaperKeys } from '../../lib/content/schema/papers'
import { type RateFigure, rateFigures, type RateFigures } from '../../lib/content/schema/rate-card'
import type { ContentFile } from '../shared/content-files'
import type { Fault } from '../shared/fault'
import { monthsBefore, stalenessOf } from '../shared/freshness'
import { faultsOfPicture } from '../shared/picture-rules'
import type { PictureUse } from '../shared/picture-uses'
import { placeIn } from '../shared/place'
import type { Sample } from '../shared/samples'

/** The content errors that stop the build. */
export const contentFaults = (mistakes: ContentError[]): Fault[] =>
  mistakes.flatMap(({ file, problems }) =>
    problems.map(({ path, line, reason }) => ({
      where: placeIn(file, line, path),
      what: reason,
      needs: 'The build stops here until it is fixed',
    })),
  )

/** What a vehicle's file says that the vehicle has, or that comes with it: a customer will ask for it. */
const PROMISES = /^(bags|comfort|features|rentalDetails|specs)\b/

/** Whether nobody but the company can say whether this holds. */
const isPromise = ({ file, key, known }: Sample) =>
  known && file.startsWith('content/fleet/vehicles/') && PROMISES.test(key)

/** Every remaining sample value that is no promise. */
export const sampleFaults = (samples: Sample[]): Fault[] =>
  samples
    .filter((sample) => !isPromise(sample))
    .map(({ file, line, key, known }) =>
      known
        ? {
            where: placeIn(file, line, key),
            what: 'is on the sample list',
            needs:
              'Put the company’s own there, if it is not there yet, then take its name out of the file’s sample list',
          }
        : {
            where: placeIn(file, line, key),
            what: 'is on the sample list, but there is no such value',
            needs: 'Take it out of the file’s sample list',
          },
    )

/** Every promise that the company has not confirmed, one fault for each text. */
export const promiseFaults = (samples: Sample[]): Fault[] =>
  samples.filter(isPromise).flatMap(({ file, line, key, texts }) =>
    texts.map((text) => ({
      where: placeIn(file, line, key),
      what: `promises ‘${text}’`,
      needs: 'Does the company? Then take its name out of the file’s sample list; else remove it',
    })),
  )

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

const SHOW_IT = 'Give it if customers may see it: the page about papers shows what is given'

/** What the company and its vehicles could show and have not given. No page misses it, so it does not block going live. */
export const paperNotes = (papers: CompanyPapers, vehicles: Vehicle[]): Fault[] => [
  ...companyPaperKeys
    .filter((key) => papers[key] === undefined)
    .map((key) => ({ where: `content/company.yaml papers.${key}`, what: 'is not given', needs: SHOW_IT })),
  ...vehiclePaperKeys.flatMap((key) => {
    const without = vehicles.filter((vehicle) => vehicle.papers?.[key] === undefined)
    if (without.length === 0) return []
    return {
      where: `content/fleet/vehicles papers.${key}`,
      what: `is not given for ${without.length} vehicles`,
      needs: SHOW_IT,
    }
  }),
]

/** What each figure is needed for, beside the sentence that stands without it. */
const withoutIt = (figure: RateFigure) =>
  figure === 'gstPercent' ? 'estimates name no GST' : 'pages have a text without it'

/**
 * The figures and prices that are not given. Every page works without them, so they do not block going live.
 * @param unpriced titles of the categories without a price.
 */
export const rateNotes = (figures: RateFigures, unpriced: string[] = []): Fault[] => [
  ...rateFigures
    .filter((figure) => figures[figure] === undefined)
    .map((figure) => ({
      where: `content/company.yaml rates.${figure}`,
      what: `is empty, and ${withoutIt(figure)}`,
      needs: 'Give it if visitors may know it',
    })),
  ...(unpriced.length > 0
    ? [
        {
          where: 'content/fleet/categories.yaml rates',
          what: `is empty for ${unpriced.join(', ')}: no price and no estimate is shown`,
          needs: 'Give prices if visitors may know them',
        },
      ]
    : []),
]
