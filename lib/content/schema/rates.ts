import * as z from 'zod'
import { toMinutes } from '@/lib/time/clock'
import { rateFigures } from './rate-card'
import { copy, filledIn, headed, line, list, question, slug, text, timeOfDay, whole } from './values'

/** A sentence with one of the company's figures, and the sentence shown until the company has stated it. */
const figureSentence = z.strictObject({
  figure: z.enum(rateFigures),
  given: filledIn('{figure:number}').meta({
    widget: 'text',
    description: 'Stands once the company’s file holds the figure; {figure} is where it goes.',
  }),
  missing: copy.meta({ description: 'Stands until then: the same without a figure.' }),
})

const point = z.strictObject({ name: line.max(12), time: timeOfDay, kilometres: whole(0, 2000), text: copy })

const isAscending = (points: z.infer<typeof point>[]) =>
  !points.some(({ time, kilometres }, index) => {
    const before = points[index - 1]
    return before && (toMinutes(time) <= toMinutes(before.time) || kilometres <= before.kilometres)
  })

/** The hire from garage to garage, as one day. */
const garage = z.strictObject({
  ...headed,
  drawing: text.meta({ description: 'What the drawing shows, for those who cannot see it.' }),
  example: text,
  total: filledIn('{kilometres:number}', '{duration}'),
  reading: filledIn('{time}', '{kilometres:number}').meta({
    description: 'A point’s time and kilometres: {time} and {kilometres}.',
  }),
  kilometres: filledIn('{count:number}'),
  empty: text,
  occupied: text,
  counted: filledIn('{kilometres:number}', '{duration}', '{empty:number}?').meta({ widget: 'text' }),
  points: list(point, [])
    .length(5, 'must be five: garage, pickup, stops, drop, garage')
    .refine(isAscending, 'must each be later and farther than the one before'),
})

const listed = z.strictObject({
  heading: line,
  items: list(z.strictObject({ name: text, text: copy })).min(1),
})

const rule = z.strictObject({
  id: slug,
  heading: line,
  text: copy.meta({ description: 'The ids of the sections of the terms, in braces, become links to them.' }),
  figures: list(figureSentence).default([]),
})

/** The content of the page about rates, beside title, description and heading. */
export const ratesShape = {
  garage,
  lists: z.strictObject({ heading: line, included: listed, extra: listed }),
  rules: z.strictObject({ ...headed, items: list(rule).min(1) }),
  payments: z.strictObject({ ...headed, planner: text }),
  questions: z.strictObject({ heading: line, items: list(question).min(3) }),
}

export type RatesPage = z.infer<z.ZodObject<typeof ratesShape>>
export type FigureSentence = z.infer<typeof figureSentence>
