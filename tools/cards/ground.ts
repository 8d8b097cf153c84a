import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cropPosition, type Focus } from '../../lib/images/focus'
import { cardSize } from '../../lib/images/social-cards'
import { sharp } from '../pictures/sharp'
import type { Card } from './list'

const { width: WIDTH, height: HEIGHT } = cardSize
/** Intermediate images are not compressed. */
const quick = { compressionLevel: 0 }
/** The size of a vehicle's picture on the card, in pixels: large, but complete in a square crop. */
const STUDIO = { width: 780, height: 488, left: 210, top: 106 }
/** Width of the fade between the picture's edges and the background. */
const FEATHER = 48
/** Radius of the background's blur, and the scale at which it is blurred: as smooth and much faster. */
const SMOOTH = 40
const COARSE = 4
/**
 * The most pixels cropped at the top of a scene; the rest is cropped at its foot, since vehicles are low in the
 * picture.
 */
const SKY = 120

const mask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${STUDIO.width}" height="${STUDIO.height}">
    <filter id="soft"><feGaussianBlur stdDeviation="${FEATHER / 3}"/></filter>
    <rect x="${FEATHER}" y="${FEATHER}" width="${STUDIO.width - 2 * FEATHER}"
      height="${STUDIO.height - 2 * FEATHER}" filter="url(#soft)"/>
  </svg>`,
)

const coarse = (pixels: number) => Math.round(pixels / COARSE)

/** A vehicle whose edges continue as the background of the card. */
async function studio(picture: Buffer, focus: Focus = 'center'): Promise<Buffer> {
  const { width, height, left, top } = STUDIO
  const vehicle = sharp(picture)
    .autoOrient()
    .resize(width, height, { position: cropPosition(focus) })
  const softened = await sharp(await vehicle.clone().ensureAlpha().png(quick).toBuffer())
    .composite([{ input: mask, blend: 'dest-in' }])
    .png(quick)
    .toBuffer()
  const extended = await sharp(await vehicle.removeAlpha().png(quick).toBuffer())
    .resize(coarse(width), coarse(height), { fit: 'fill' })
    .extend({
      top: coarse(top),
      bottom: coarse(HEIGHT - top - height),
      left: coarse(left),
      right: coarse(WIDTH - left - width),
      extendWith: 'copy',
    })
    .png(quick)
    .toBuffer()
  const background = await sharp(extended).blur(coarse(SMOOTH)).png(quick).toBuffer()
  return sharp(await sharp(background).resize(WIDTH, HEIGHT, { fit: 'fill' }).png(quick).toBuffer())
    .composite([{ input: softened, left, top }])
    .png(quick)
    .toBuffer()
}

/** A scene that fills the card, cropped around its focus, or else with a part of its sky. */
async function scene(picture: Buffer, focus: Focus | undefined): Promise<Buffer> {
  const upright = sharp(picture).autoOrient().removeAlpha().png(quick)
  if (focus) return upright.resize(WIDTH, HEIGHT, { position: cropPosition(focus) }).toBuffer()
  const { data, info } = await upright
    .resize(WIDTH, HEIGHT, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((info.width - WIDTH) / 2)
  const top = Math.min(info.height - HEIGHT, SKY)
  return sharp(data).extract({ left, top, width: WIDTH, height: HEIGHT }).png(quick).toBuffer()
}

/** The background of a card; undefined where the page has no picture. */
export async function drawGround({
  tone,
  picture,
  focus,
}: Pick<Card, 'tone' | 'picture' | 'focus'>): Promise<Buffer | undefined> {
  if (!picture) return undefined
  const bytes = await readFile(join('public', picture))
  return tone === 'day' ? studio(bytes, focus) : scene(bytes, focus)
}
