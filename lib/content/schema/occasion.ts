import * as z from 'zod'
import {
  copy,
  draft,
  hasSearchTitle,
  line,
  list,
  markdownSection,
  needsSearchTitle,
  pastDay,
  picture,
  postId,
  question,
  sample,
  searchDescription,
  searchTitle,
  slug,
  text,
  timeOfDay,
  whole,
} from './values'

/** A service in full: `content/occasions/<id>.yaml`, by the id it has on the page of all services. */
export const occasionSchema = z
  .strictObject({
    title: line,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    lead: copy,
    picture,
    asked: list(question)
      .min(3)
      .max(6)
      .meta({ title: 'Asked first', description: 'What customers ask before anything else.' }),
    example: z
      .strictObject({
        heading: line,
        intro: copy,
        /** One row a moment: the time, what happens, and which vehicle. */
        rows: list(z.strictObject({ time: line.max(14), what: copy, vehicle: text }))
          .min(5)
          .max(14),
        note: copy,
      })
      .meta({ title: 'An example', description: 'One day, made up, with its times and vehicles.' }),
    guestRounds: z
      .strictObject({
        guests: whole(1, 500),
        kilometres: whole(1, 300),
        minutes: whole(1, 600),
        start: timeOfDay,
        by: timeOfDay,
      })
      .refine(({ start, by }) => start < by, { path: ['by'], error: 'must be later than start' })
      .optional()
      .meta({
        title: 'Rounds of the guests',
        description:
          'The numbers that the calculator of rounds begins with. Without them there is no calculator.',
      }),
    sections: list(markdownSection).min(2),
    checklist: z.strictObject({ heading: line, intro: copy, items: list(text).min(6).max(16) }),
    vehicles: list(z.strictObject({ slug, text })).min(3).max(6),
    questions: list(question).min(3).max(6),
    posts: list(postId).default([]),
    guides: list(slug).default([]),
    checkedOn: pastDay.meta({
      title: 'Checked on',
      description: 'The day on which the hours, places and rules in the text were last looked over.',
    }),
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)

export type OccasionFile = z.infer<typeof occasionSchema>
