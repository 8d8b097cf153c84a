import * as z from 'zod'
import { toDelhiTime } from '@/lib/time/delhi'
import {
  aliases,
  copy,
  draft,
  hasSearchTitle,
  isInOrder,
  isoDay,
  line,
  list,
  needsOrder,
  needsSearchTitle,
  pastDay,
  picture,
  publicationDays,
  sample,
  searchDescription,
  searchTitle,
} from './values'

export const postSchema = z
  .strictObject({
    title: line,
    searchTitle: searchTitle.optional(),
    date: isoDay,
    checkedOn: pastDay.meta({
      title: 'Checked on',
      description: 'The day on which the roads, hours and rules in the text were last looked over.',
    }),
    description: copy,
    searchDescription,
    image: picture,
    tags: list(line.max(40, 'must have at most 40 characters')).max(10).default([]),
    aliases,
    ...publicationDays,
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)
  .refine(isInOrder, needsOrder)
  .refine(({ date, publishFrom = '' }) => date <= publishFrom || date <= toDelhiTime(new Date()).date, {
    path: ['date'],
    error: 'is still to come: write the day of writing, or let the post appear later by publishFrom',
  })

export type PostHead = z.infer<typeof postSchema>
