import { refunds, shares } from '../../lib/booking/rules'
import { pages } from '../../lib/content/pages'
import { contentFiles, isDraft } from '../shared/content-files'
import { problemsOfTexts, refuseFiles } from './refuse-files'

const known: number[] = [...Object.values(shares), ...refunds.map(({ percent }) => percent)]
const ABOUT_PAYMENT = /advance|booking|boarding|balance|refund|instalment|confirm|before the journey/i

/** The first percentage of a payment or a refund in a text that the rules do not have. */
function strangePercentage(text: string): string | undefined {
  for (const sentence of text.split(/[.!?]/)) {
    const figures = ABOUT_PAYMENT.test(sentence) ? [...sentence.matchAll(/(\d+)(?= ?%| per cent)/g)] : []
    const [strange] = figures.flatMap(([figure]) => (known.includes(Number(figure)) ? [] : [figure]))
    if (strange) return strange
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

/** Rejects texts whose percentages of payments and refunds are not those of the terms, or whose figures of the company it has not. */
export function checkFigures(): void {
  const figures = companyFigures()
  refuseFiles(
    problemsOfTexts(
      contentFiles().filter((file) => !isDraft(file)),
      (text) => {
        const percentage = strangePercentage(text)
        const figure = text.match(FIGURE)?.find((found) => !figures.includes(found))
        return [
          ...(percentage
            ? [
                `speaks of ${percentage}% of a payment or a refund, and the terms have ${[...new Set(known)].join(', ')}%`,
              ]
            : []),
          ...(figure
            ? [
                `has the figure ${figure}: stats in pages/home.yaml and the journey in pages/about.yaml have ${figures.join(', ')}`,
              ]
            : []),
        ]
      },
    ),
  )
}
