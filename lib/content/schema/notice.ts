import * as z from 'zod'
import { isInOrder, line, needsOrder, publicationDays, sample, sitePath, text } from './values'

/** What fits four lines on the narrowest phone. */
const MOST_CHARACTERS = 160

export const noticeSchema = z
  .strictObject({
    text: text
      .max(MOST_CHARACTERS, `must have at most ${MOST_CHARACTERS} characters`)
      .meta({ widget: 'text', description: 'What stands above every page: one or two sentences.' }),
    link: z.strictObject({ label: line, path: sitePath }).optional(),
    ...publicationDays,
    sample,
  })
  .refine(isInOrder, needsOrder)

export type NoticeFile = z.infer<typeof noticeSchema>
