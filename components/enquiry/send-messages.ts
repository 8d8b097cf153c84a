import type { Messages } from '@/lib/content/schema/messages'
import type { SendMessages } from './send-status'

/** Only those messages that a form needs in the browser to show its status. */
export const sendMessages = ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
  yours,
}: Messages['enquiry']): SendMessages => ({
  slow,
  tooMany,
  alreadySent,
  reference,
  failedOther,
  yours,
})
