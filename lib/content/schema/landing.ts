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
  postId,
  question,
  sample,
  searchDescription,
  searchTitle,
  slug,
  text,
  whole,
} from './values'

/** A page for one search: a size of group or a way of hire. `content/landing/<slug>.yaml`; the slug is its address. */
export const landingSchema = z
  .strictObject({
    order: whole(0, 999).meta({ description: 'Its place in lists: lower numbers come first.' }),
    label: line.max(40, 'must have at most 40 characters').meta({
      description: 'Its name in lists and above the page, such as ‘12 seater’.',
    }),
    title: line,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    lead: copy,
    people: whole(2, 99).optional().meta({
      title: 'For how many passengers',
      description: 'The vehicles with room for them, their roads and seats follow from the fleet.',
    }),
    vehicles: list(z.strictObject({ slug, text }))
      .default([])
      .meta({ description: 'For a way of hire: the vehicles that suit, each with its reason.' }),
    sections: list(markdownSection).min(1),
    questions: list(question).min(2).max(5),
    services: list(slug)
      .default([])
      .meta({ description: 'Ids of the services whose pages lead here, such as airport-transfers.' }),
    guides: list(slug).default([]),
    posts: list(postId).default([]),
    checkedOn: pastDay.meta({
      title: 'Checked on',
      description: 'The day on which its figures and rules were last looked over.',
    }),
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)
  .refine(({ people, vehicles }) => (people === undefined) !== (vehicles.length === 0), {
    path: ['vehicles'],
    error: 'must be given for a way of hire, and left out where people are given',
  })
  .refine(({ people, label }) => people === undefined || people === (Number.parseInt(label) || people), {
    path: ['people'],
    error: 'must be the number in label',
  })

export type LandingFile = z.infer<typeof landingSchema>
