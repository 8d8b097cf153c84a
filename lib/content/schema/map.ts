import * as z from 'zod'
import { point, text } from './values'

/** What the map of the roads shows beside them: `content/map.yaml`. */
export const mapSchema = z.strictObject({
  start: z.strictObject({ name: text, point }),
  rivers: z.array(z.strictObject({ name: text, label: point, points: z.array(point).min(2) })),
  hills: z
    .strictObject({ name: text, points: z.array(point).min(2) })
    .meta({ description: 'The edge of the hills, from north-west to south-east.' }),
})
