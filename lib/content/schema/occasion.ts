import * as z from 'zod'
import {
  copy,
  count,
  draft,
  hasSearchTitle,
  isoDay,
  markdownSection,
  needsSearchTitle,
  picture,
  question,
  sample,
  searchDescription,
  searchTitle,
  slug,
  text,
} from './values'

/** A service in full: `content/occasions/<id>.yaml`, by the id it has on the page of all services. */
export const occasionSchema = z
  .strictObject({
    title: text,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    lead: copy,
    picture,
    asked: z
      .array(question)
      .min(3)
      .max(6)
      .meta({ title: 'Asked first', description: 'What customers ask before anything else.' }),
    example: z
      .strictObject({
        heading: text,
        intro: copy,
        /** One row a moment: the time, what happens, and which vehicle. */
        rows: z
          .array(z.strictObject({ time: text.max(14), what: copy, vehicle: text }))
          .min(5)
          .max(14),
        note: copy,
      })
      .meta({ title: 'An example', description: 'One day, made up, with its times and vehicles.' }),
    sections: z.array(markdownSection).min(2),
    checklist: z.strictObject({ heading: text, intro: copy, items: z.array(text).min(6).max(16) }),
    vehicles: z.array(z.strictObject({ slug, text })).min(3).max(6),
    questions: z.array(question).min(3).max(6),
    posts: z.array(count.positive()).default([]),
    guides: z.array(slug).default([]),
    checkedOn: isoDay.meta({
      title: 'Checked on',
      description: 'The day on which the hours, places and rules in the text were last looked over.',
    }),
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)

export type OccasionFile = z.infer<typeof occasionSchema>
