import { refunds, shares } from '../../lib/booking/rules'
import { listGuides } from '../../lib/content/guides'
import { pages } from '../../lib/content/pages'
import { namesIn } from '../../lib/guides/typed-place'
import { legLength } from '../../lib/guides/legs'
import { contentFiles, isDraft } from '../shared/content-files'
import { problemsOfTexts, refuseFiles } from './refuse-files'

const known: number[] = [...Object.values(shares), ...refunds.map(({ percent }) => percent)]
const ABOUT_PAYMENT = /advance|booking|boarding|balance|refund|instalment|confirm|before the journey/i

/** Why a text has a percentage of a payment or a refund that the rules do not have. */
function strangePercentage(text: string): string | undefined {
  for (const sentence of text.split(/[.!?]/)) {
    const figures = ABOUT_PAYMENT.test(sentence) ? [...sentence.matchAll(/(\d+)(?= ?%| per cent)/g)] : []
    const [strange] = figures.flatMap(([figure]) => (known.includes(Number(figure)) ? [] : [figure]))
    if (strange)
      return `speaks of ${strange}% of a payment or a refund, and the terms have ${[...new Set(known)].join(', ')}%`
  }
  return undefined
}

const FIGURE = /\d[\d,.]{0,9}M?\+/g

/** The company's own figures, such as '1200+': those under the home page's search, and those that head a year of its journey. */
const companyFigures = () =>
  [
    ...pages.home().stats.figures.map(({ figure }) => figure),
    ...pages.about().journey.entries.map(({ heading = '' }) => heading),
  ].flatMap((text) => text.match(FIGURE) ?? [])

/** Why a text has a figure of the company that those have not. */
function strangeFigure(text: string, figures: string[]): string | undefined {
  const figure = text.match(FIGURE)?.find((found) => !figures.includes(found))
  return (
    figure &&
    `has the figure ${figure}: stats in pages/home.yaml and the journey in pages/about.yaml have ${figures.join(', ')}`
  )
}

/** Why a text states another distance than the guide of the road: 'Jaipur is about 280 km away'. */
function strangeDistance(text: string, stated: RegExp, roads: Map<string, number>): string | undefined {
  for (const [written, place = '', kilometres] of text.replace(/\s+/g, ' ').matchAll(stated))
    if (Number(kilometres) !== roads.get(place))
      return `says '${written}', and the guide to ${place} has ${roads.get(place)} km`
  return undefined
}

/** The length of each guide's road, by the names of its place. That of a new road changes on its day. */
const lengthsOfRoads = () =>
  new Map(
    listGuides()
      .filter(({ newRoad }) => !newRoad)
      .flatMap((guide) => namesIn(guide.place).map((name) => [name.trim(), legLength(guide)])),
  )

/**
 * Rejects texts whose percentages of payments and refunds are not those of the terms, whose figures of the company are none of its
 * own, and whose distances are not those of the guides.
 */
export function checkFigures(): void {
  const figures = companyFigures()
  const roads = lengthsOfRoads()
  const stated = new RegExp(
    `(?<!\\p{L})(${[...roads.keys()].join('|')})(?:,| is| lies)? (?:about |some )?(\\d{2,4}) km\\b(?! and [^.]* further| further| more)`,
    'gu',
  )
  refuseFiles(
    problemsOfTexts(
      contentFiles().filter((file) => !isDraft(file)),
      (text) =>
        [strangePercentage(text), strangeFigure(text, figures), strangeDistance(text, stated, roads)].filter(
          (reason) => reason !== undefined,
        ),
    ),
  )
}
