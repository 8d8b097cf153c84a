import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '../../lib/content/memoize'
import { cropPosition, type Focus } from '../../lib/images/focus'
import { cardSize } from '../../lib/images/social-cards'
import { sharp } from '../pictures/sharp'
import type { Card } from './list'

/** Intermediate images are not compressed. */
const quick = { compressionLevel: 0 }

/** The size of a vehicle's picture on the card, in pixels: large, but complete in a square crop. */
const STUDIO = { width: 780, height: 488, left: 210, top: 106 }
/** Width of the fade between the picture's edges and the background. */
const FEATHER = 48
/** Width of the picture's edge from which the background is derived. */
const EDGE = 6
/** Scale at which the background is blurred: as smooth and much faster. */
const COARSE = 4
/** Radius of the background's blur, in pixels of the card. */
const SMOOTH = 40
/**
 * The most pixels cropped at the top of a scene; the rest is cropped at its foot, since vehicles are low in the
 * picture.
 */
const SKY = 120

/**
 * A mask that is opaque in the middle and transparent towards every edge. Rendered once: blurring an SVG takes longer
 * than everything else.
 */
const feathered = memoize(() =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${STUDIO.width}" height="${STUDIO.height}">
        <filter id="soft"><feGaussianBlur stdDeviation="${FEATHER / 3}"/></filter>
        <rect x="${FEATHER}" y="${FEATHER}" width="${STUDIO.width - 2 * FEATHER}"
          height="${STUDIO.height - 2 * FEATHER}" filter="url(#soft)"/>
      </svg>`,
    ),
  )
    .png(quick)
    .toBuffer(),
)

/** A background of the card's size that extends the colours of the picture's left and right edges. */
async function floorAround(vehicle: Buffer): Promise<Buffer> {
  const { width, height, top } = STUDIO
  const half = { width: cardSize.width / 2 / COARSE, height: Math.round(height / COARSE) }
  const [left, right] = await Promise.all(
    [0, width - EDGE].map((from) =>
      sharp(vehicle)
        .extract({ left: from, top: 0, width: EDGE, height })
        .resize({ ...half, fit: 'fill' })
        .png(quick)
        .toBuffer(),
    ),
  )
  const above = Math.round(top / COARSE)
  const below = Math.round((cardSize.height - top - height) / COARSE)
  const joined = await sharp(left)
    .extend({ right: half.width, background: 'black' })
    .composite([{ input: right, left: half.width, top: 0 }])
    .png(quick)
    .toBuffer()
  const coarse = await sharp(joined)
    .extend({ top: above, bottom: below, extendWith: 'copy' })
    .png(quick)
    .toBuffer()
  const smooth = await sharp(coarse)
    .blur(SMOOTH / COARSE)
    .png(quick)
    .toBuffer()
  return sharp(smooth).resize(cardSize.width, cardSize.height, { fit: 'fill' }).png(quick).toBuffer()
}

/** A vehicle on a studio background that fills the card. */
async function studio(picture: Buffer, focus: Focus = 'center'): Promise<Buffer> {
  const { width, height, left, top } = STUDIO
  const vehicle = await sharp(picture)
    .autoOrient()
    .resize(width, height, { position: cropPosition(focus) })
    .removeAlpha()
    .png(quick)
    .toBuffer()
  const softened = await sharp(vehicle)
    .ensureAlpha()
    .composite([{ input: await feathered(), blend: 'dest-in' }])
    .png(quick)
    .toBuffer()
  const floor = await floorAround(vehicle)
  return sharp(floor)
    .composite([{ input: softened, left, top }])
    .png(quick)
    .toBuffer()
}

/** A scene that fills the card, cropped around its focus. */
const focusedScene = (picture: Buffer, focus: Focus) =>
  sharp(picture)
    .autoOrient()
    .resize(cardSize.width, cardSize.height, { position: cropPosition(focus) })
    .removeAlpha()
    .png(quick)
    .toBuffer()

/** A scene that fills the card, with a part of its sky. */
async function scene(picture: Buffer): Promise<Buffer> {
  const { width, height } = cardSize
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(width, height, { fit: 'outside' })
    .png(quick)
    .toBuffer({ resolveWithObject: true })
  const crop = {
    left: Math.floor((info.width - width) / 2),
    top: Math.min(info.height - height, SKY),
    width,
    height,
  }
  return sharp(data).extract(crop).removeAlpha().png(quick).toBuffer()
}

/** The background of a card, as a PNG; undefined where the page has no picture. */
export async function drawGround({
  tone,
  picture,
  focus,
}: Pick<Card, 'tone' | 'picture' | 'focus'>): Promise<Buffer | undefined> {
  if (!picture) return undefined
  const bytes = await readFile(join('public', picture))
  if (tone === 'day') return studio(bytes, focus)
  return focus ? focusedScene(bytes, focus) : scene(bytes)
}
