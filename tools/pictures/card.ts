import { backdropOf } from './backdrop'
import type { Framing } from './framing'
import { type Sharp, sharp } from './sharp'

type Size = { width: number; height: number }
/** Where the master lies on its card, in pixels. */
type Place = Size & { left: number; top: number }

/** The horizon of every card, in shares of its height. */
const HORIZON = 0.38
/** The width of the margin in which a master merges into its continuation, in shares of its size. */
const MARGIN = 0.06
/** The master's edge is continued without its grain, which would become streaks: blurred, by this share of its width. */
const BLUR = 0.015

/** 0 at the edge of the master and outside it, 1 inside its margin. */
function inside(x: number, y: number): number {
  const share = Math.min(1, Math.max(0, Math.min(x, 1 - x, y, 1 - y) / MARGIN))
  return share * share * (3 - 2 * share)
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** The master at its size on the card, and a blurred copy, as rows of red, green and blue. */
async function readScaled(master: string, width: number, height: number) {
  const scaled = sharp(master).resize({ width, height, fit: 'fill' }).toColourspace('srgb').removeAlpha()
  const sharpest = await scaled.raw().toBuffer()
  const blurred = await sharp(sharpest, { raw: { width, height, channels: 3 } })
    .blur(BLUR * width)
    .raw()
    .toBuffer()
  return { sharpest, blurred }
}

/**
 * The picture of a card: the master at its place. All cards have one backdrop. The master's own one is divided out and
 * the card's multiplied in, so that shadow and sheen of the floor remain, and no edge is seen where the master ends.
 */
export async function composeCard(
  master: string,
  { horizon }: Framing,
  { left, top, width: sourceWidth, height: sourceHeight }: Place,
  { width, height }: Size,
): Promise<Sharp> {
  const [own, common] = [backdropOf(horizon), backdropOf(HORIZON)]
  const { sharpest, blurred } = await readScaled(master, sourceWidth, sourceHeight)
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = common.row(y / (height - 1))
    const sourceY = clamp(y - top, sourceHeight - 1)
    const v = sourceY / (sourceHeight - 1)
    const sourceRow = own.row(v)
    for (let x = 0; x < width; x++) {
      const sourceX = clamp(x - left, sourceWidth - 1)
      const u = sourceX / (sourceWidth - 1)
      const share = inside(u, v)
      const light = common.vignette(x / (width - 1), y / (height - 1)) / own.vignette(u, v)
      for (let channel = 0; channel < 3; channel++) {
        const at = (sourceY * sourceWidth + sourceX) * 3 + channel
        const value = (sharpest[at] ?? 0) * share + (blurred[at] ?? 0) * (1 - share)
        const relit = (value * light * (row[channel] ?? 1)) / (sourceRow[channel] ?? 1)
        data[(y * width + x) * 3 + channel] = Math.min(255, Math.round(relit))
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}
