import type { Messages } from '@/lib/content/schema/messages'
import type { SendMessages } from './send-status'

/** The words that a form needs in the browser to say what became of it, and no others. */
export const sendMessages = ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
}: Messages['enquiry']): SendMessages => ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
})
