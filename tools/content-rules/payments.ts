import { refunds, shares } from '../../lib/booking/rules'
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

/** Rejects texts whose percentages of payments and refunds are not those of the terms. */
export const checkPayments = () =>
  refuseFiles(
    problemsOfTexts(
      contentFiles().filter((file) => !isDraft(file)),
      (text) => {
        const strange = strangePercentage(text)
        return (
          strange &&
          `speaks of ${strange}% of a payment or a refund, and the terms have ${[...new Set(known)].join(', ')}%`
        )
      },
    ),
  )
