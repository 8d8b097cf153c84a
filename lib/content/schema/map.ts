import * as z from 'zod'
import { list, name, point } from './values'

/** What the road map shows beside the roads: `content/map.yaml`. */
export const mapSchema = z.strictObject({
  start: z.strictObject({ name, point }),
  rivers: list(z.strictObject({ name, label: point, points: z.array(point).min(2) })),
  hills: z
    .strictObject({ name, points: z.array(point).min(2) })
    .meta({ description: 'The edge of the hills, from north-west to south-east.' }),
})
