import type { Words } from '@/lib/content/words'
import type { SendWords } from './send-said'

/** The words that a form needs in the browser to say what became of it, and no others. */
export const sendWords = ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
}: Words['enquiry']): SendWords => ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
})
