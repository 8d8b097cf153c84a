import sharp, { type Sharp } from 'sharp'
import { backdropOf } from './backdrop'
import type { Placement } from './card-placement'
import type { Framing } from './framing'

/** The horizon of every card, in shares of its height. */
const HORIZON = 0.38
/** The width of the margin in which a master merges into the backdrop, in shares of its size. */
const MARGIN = 0.06

/** 0 at the edge of the master, 1 inside its margin. */
function inside(x: number, y: number): number {
  const edge = Math.min(x, 1 - x, y, 1 - y) / MARGIN
  if (edge <= 0) return 0
  return edge >= 1 ? 1 : edge * edge * (3 - 2 * edge)
}

/**
 * The picture of a card: the master at its place. All cards have one backdrop. The master's own one is divided out and
 * the card's multiplied in, so that shadow and sheen of the floor remain and no edge is seen where the master ends.
 */
export async function composeCard(master: string, { horizon }: Framing, place: Placement): Promise<Sharp> {
  const { width, height } = await sharp(master).metadata()
  const scaled = { width: Math.round(width * place.scale), height: Math.round(height * place.scale) }
  const source = await sharp(master)
    .resize({ ...scaled, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const left = Math.round(width * place.left)
  const top = Math.round(height * place.top)
  const own = backdropOf(horizon)
  const common = backdropOf(HORIZON)
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = common.row(y / (height - 1))
    const sourceY = (y - top) / (scaled.height - 1)
    const sourceRow = own.row(sourceY)
    for (let x = 0; x < width; x++) {
      const light = 255 * common.vignette(x / (width - 1), y / (height - 1))
      const sourceX = (x - left) / (scaled.width - 1)
      const share = inside(sourceX, sourceY)
      const sourceLight = 255 * own.vignette(sourceX, sourceY)
      for (let channel = 0; channel < 3; channel++) {
        const empty = light * (row[channel] ?? 0)
        const at = ((y - top) * scaled.width + x - left) * 3 + channel
        const shade = share === 0 ? 1 : (source[at] ?? 0) / (sourceLight * (sourceRow[channel] ?? 1))
        data[(y * width + x) * 3 + channel] = Math.min(255, Math.round(empty * (1 + (shade - 1) * share)))
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}
