import * as z from 'zod'
import { enquiryMessages } from './enquiry'
import { fleetMessages } from './fleet'
import { guideMessages } from './guide'
import { pageMessages } from './page'
import { tripPlanMessages } from './trip-plan'

/** Every message of the interface, by the part of the site that shows it: `content/interface.yaml`. */
export const messagesSchema = z.strictObject({
  ...pageMessages,
  ...enquiryMessages,
  ...fleetMessages,
  ...guideMessages,
  ...tripPlanMessages,
})

export type Messages = z.infer<typeof messagesSchema>
