import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

const framingSchema = z.object({
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

const FRAMING = 'tools/pictures/framing.json'

/** The camera's part of it, as vehicle.py writes it, by vehicle. */
export const camerasSchema = z.record(z.string(), framingSchema.omit({ digest: true }))

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** The framing of every rendered front picture, by its path below `public/`. */
export const readFramings = (file = FRAMING): Record<string, Framing> =>
  existsSync(file) ? z.record(z.string(), framingSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** Writes one line for each picture. */
export function writeFramings(framings: Record<string, Framing>, file = FRAMING): void {
  const lines = Object.keys(framings)
    .sort()
    .map((src) => `${JSON.stringify(src)}: ${JSON.stringify(framings[src])}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
