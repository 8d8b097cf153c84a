import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

export const framingSchema = z.object({
  /** The digest of the picture that is described: another one in its place, such as a photograph, has no framing. */
  digest: z.string(),
  /** The width of a metre at the middle of the vehicle. */
  metre: z.number(),
  /** Where the nearest tyre touches the ground. */
  ground: z.number(),
  /** The horizon of the backdrop. */
  horizon: z.number(),
  left: z.number(),
  right: z.number(),
  top: z.number(),
})

/**
 * How a vehicle is framed in its front picture, from the camera of art/vehicle.py: x and widths as shares of the
 * picture's width, y as shares of its height.
 */
export type Framing = z.infer<typeof framingSchema>

export const FRAMING = 'tools/pictures/framing.json'

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** The framing of every rendered front picture, by its path below `public/`. */
export const readFramings = (): Record<string, Framing> =>
  z.record(z.string(), framingSchema).parse(JSON.parse(readFileSync(FRAMING, 'utf8')))
