import * as z from 'zod'

import { TEMPLATE_NAMES } from './templates'

const plainValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The template params of a send: an object of plain values, nothing nested. */
export const paramsSchema = z.record(z.string(), plainValueSchema)

const submissionSchema = z.object({
  templateName: z.enum(TEMPLATE_NAMES),
  params: paramsSchema,
  origin: z.string().optional(),
})

/** One line of the inbox file. `receivedAt` is ISO 8601 in UTC. */
export const enquirySchema = submissionSchema.extend({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
})

export type Submission = z.infer<typeof submissionSchema>
export type Enquiry = z.infer<typeof enquirySchema>
