import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEIC_ADVICE } from '../../lib/content/schema/values'
import type { PictureData } from '../../lib/images/pictures'
import { placeholderClass, placeholderColors } from '../../lib/images/placeholder-colors'
import { formats } from '../picture-formats'
import { PUBLIC } from './masters'
import { sharp } from './sharp'

/** A readable master, or the problem with it. */
export type Master = { picture: PictureData } | { problem: string }

/** That of a leader's portrait. */
const LEAST_WIDTH = 240
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

const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

/** More than cameras make, and what a build can hold in memory: each width decodes all of them. */
const limitInputPixels = 120_000_000

async function describe(src: string, bytes: Buffer): Promise<Master> {
  const { autoOrient, orientation, hasAlpha, format } = await sharp(bytes, { limitInputPixels }).metadata()
  const ending = /[^.]*$/.exec(src)?.[0].toLowerCase() ?? ''
  if (FORMATS[ending] !== format)
    return {
      problem: `is ${format.toUpperCase()} inside, not ${ending.toUpperCase()} as its name says: save it anew as JPEG`,
    }
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque
  const { width, height } = autoOrient
  if (width < LEAST_WIDTH)
    return {
      problem: `is ${width} pixels wide, and must have ${LEAST_WIDTH} at least: take the original, no thumbnail`,
    }
  const widths = WIDTHS.filter((encoded) => encoded <= width)
  const picture = {
    src,
    hash: hashOf(bytes, orientation),
    width,
    height,
    widths: widths.length > 0 ? widths : [width],
    shade: isOpaque ? await shadeOf(bytes) : '',
  }
  return { picture }
}

/** The HEIF brands of HEVC-coded pictures, for which the project's decoder has no support. */
const isHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))

const BROKEN =
  'is no picture, or a damaged one, whatever its name says: save it anew as JPEG, or copy it here once more'

const TOO_LARGE = 'has more than 120 million pixels: save it smaller, 4000 pixels wide for instance'

const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit')

/**
 * Reads one master, with its EXIF orientation applied.
 * @param folder used in place of `public/`.
 * @throws where the file cannot be read: that is no fault of the picture.
 */
export async function readMaster(src: string, folder = PUBLIC): Promise<Master> {
  const bytes = readFileSync(join(folder, src))
  try {
    return await describe(src, bytes)
  } catch (error) {
    return { problem: isHeic(bytes) ? HEIC_ADVICE : isTooLarge(error) ? TOO_LARGE : BROKEN }
  }
}
