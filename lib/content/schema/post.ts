import * as z from 'zod'
import {
  aliases,
  copy,
  draft,
  hasSearchTitle,
  isInOrder,
  isoDay,
  needsOrder,
  needsSearchTitle,
  picture,
  publicationDays,
  sample,
  searchDescription,
  searchTitle,
  text,
} from './values'

export const postSchema = z
  .strictObject({
    title: text,
    searchTitle: searchTitle.optional(),
    date: isoDay,
    checkedOn: isoDay.meta({
      title: 'Checked on',
      description: 'The day on which the roads, hours and rules in the text were last looked over.',
    }),
    description: copy,
    searchDescription,
    image: picture,
    tags: z.array(text).default([]),
    aliases,
    ...publicationDays,
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)
  .refine(isInOrder, needsOrder)

export type PostHead = z.infer<typeof postSchema>
