import * as z from 'zod'
import { fuels } from './papers'
import {
  copy,
  isInOrder,
  isoDay,
  line,
  list,
  needsOrder,
  pastDay,
  publicationDays,
  sample,
  slug,
  text,
} from './values'

/** What stands on a road for a time: works, a limit, a closure, a festival. `content/roads/<name>.yaml`. */
export const roadStatusSchema = z
  .strictObject({
    title: line.meta({
      description: 'What it is and where, such as ‘Works at the Ganga bridge, Garhmukteshwar’.',
    }),
    guides: list(slug).default([]).meta({
      title: 'Road guides',
      description:
        'Addresses of the guides whose road it is on. All, where no service and no fuel is named either.',
    }),
    services: list(slug)
      .default([])
      .meta({ description: 'Ids of the services whose pages show it, such as weddings-and-events.' }),
    fuels: list(z.enum(fuels, `must be one of ${fuels.join(', ')}`))
      .default([])
      .meta({
        description: 'Vehicles whose papers give one of these fuels show it: a stage of air quality.',
      }),
    from: isoDay
      .meta({
        title: 'In force from',
        description: 'The first day (IST). Empty: as soon as it is published.',
      })
      .optional(),
    ...publicationDays,
    on: z
      .enum(['all', 'plains', 'hills'], "must be 'all', 'plains' or 'hills'")
      .default('all')
      .meta({ title: 'On', description: 'The stages that take longer.' }),
    slower: z
      .int()
      .min(0)
      .max(200)
      .default(0)
      .meta({ description: 'By how many per cent a stage takes longer then; 0 where that is not known.' }),
    text: copy,
    source: text.meta({ description: 'Who says so, and when.' }),
    checkedOn: pastDay.meta({
      title: 'Checked on',
      description: 'The day on which the source was last read.',
    }),
    sample,
  })
  .refine(isInOrder, needsOrder)
  .refine(({ from, publishUntil }) => !from || !publishUntil || from <= publishUntil, {
    path: ['publishUntil'],
    error: 'must not be before from',
  })

export type RoadStatusFile = z.infer<typeof roadStatusSchema>
