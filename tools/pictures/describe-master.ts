import { createHash } from 'node:crypto'
import type { PictureData } from '../../lib/images/pictures'
import { placeholderClass, placeholderColors } from '../../lib/images/placeholder-colors'
import { formats } from '../picture-formats'
import { sharp } from './sharp'

const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920]
/** The encoder settings are part of a picture's hash, so that changed settings give new files. */
const ENCODING = JSON.stringify(formats)

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))

/** The CSS class of the placeholder shade nearest to a picture's mean colour. */
async function shadeOf(bytes: Buffer): Promise<string> {
  const mean = [...(await sharp(bytes).resize(1, 1).toColourspace('srgb').removeAlpha().raw().toBuffer())]
  const distances = placeholderColors.map((shade) => {
    const channels = [1, 3, 5].map((at) => parseInt(shade.slice(at, at + 2), 16))
    return distance(channels, mean)
  })
  return placeholderClass(distances.indexOf(Math.min(...distances)))
}

/** Phones store pictures in sensor orientation with an EXIF orientation, which is included in the hash. */
function hashOf(bytes: Buffer, orientation = 1): string {
  const hash = createHash('sha256').update(bytes).update(ENCODING)
  return (orientation > 1 ? hash.update('upright') : hash).digest('hex').slice(0, 8)
}

/** A picture that the site does not take, and why. */
export class UnfitPicture extends Error {}

/** More than cameras make, and what a build can hold in memory; each width decodes all of them. */
const MOST_PIXELS = 120_000_000

const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

function refuseUnfit(
  src: string,
  { width, height, format }: { width: number; height: number; format: string },
) {
  const ending = /[^.]*$/.exec(src)?.[0].toLowerCase() ?? ''
  if (FORMATS[ending] !== format)
    throw new UnfitPicture(
      `is ${format.toUpperCase()} inside, not ${ending.toUpperCase()} as its name says: save it anew as JPEG`,
    )
  if (width * height > MOST_PIXELS)
    throw new UnfitPicture(
      `has ${width} × ${height} pixels, more than 120 million: save it smaller, 4000 pixels wide for instance`,
    )
}

/** @throws if the bytes are no picture, and UnfitPicture for one that the site does not take. */
export async function describeMaster(src: string, bytes: Buffer): Promise<PictureData> {
  const { autoOrient, orientation, hasAlpha, format } = await sharp(bytes).metadata()
  refuseUnfit(src, { ...autoOrient, format })
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque
  const { width, height } = autoOrient
  const widths = WIDTHS.filter((encoded) => encoded <= width)
  return {
    src,
    hash: hashOf(bytes, orientation),
    width,
    height,
    widths: widths.length > 0 ? widths : [width],
    shade: isOpaque ? await shadeOf(bytes) : '',
  }
}
