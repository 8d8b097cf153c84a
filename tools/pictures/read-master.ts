import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { HEIC_ADVICE } from '../../lib/content/schema/values'
import type { PictureData } from '../../lib/images/pictures'
import { placeholderClass, placeholderColors } from '../../lib/images/placeholder-colors'
import { formats } from '../picture-formats'
import { type BuildCache, hashOf as keyOf, noCache } from '../shared/build-cache'
import { hashOfFile } from '../shared/shared-memory'
import { PUBLIC } from './masters'

const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920]
/** The encoder settings are part of a picture's hash, so that changed settings give new files. */
const ENCODING = JSON.stringify(formats)

/** A readable master, or the problem with it. */
export type Master = { picture: PictureData } | { problem: string }

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

async function describe(src: string, bytes: Buffer): Promise<PictureData> {
  const { autoOrient, orientation, hasAlpha } = await sharp(bytes).metadata()
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

/** The HEIF brands of HEVC-coded pictures, for which the project's decoder has no support. */
const isHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))

const BROKEN =
  'is no picture, or a damaged one, whatever its name says: save it anew as JPEG, or copy it here once more'

/** Of the code that describes a master, and its packages by their version. */
const codeHash = keyOf(
  ...[
    'package.json',
    'lib/images/placeholder-colors.ts',
    'tools/picture-formats.ts',
    'tools/pictures/read-master.ts',
  ].map((file) => readFileSync(file)),
)

/**
 * Reads one master, with its EXIF orientation applied.
 * @param folder used in place of `public/`.
 * @param cache for those that are unchanged since an earlier build.
 */
export async function readMaster(src: string, folder = PUBLIC, cache: BuildCache = noCache): Promise<Master> {
  const file = join(folder, src)
  try {
    const key = keyOf(codeHash, src, hashOfFile(file))
    return { picture: await cache.get(key, () => describe(src, readFileSync(file))) }
  } catch {
    return { problem: isHeic(readFileSync(file)) ? HEIC_ADVICE : BROKEN }
  }
}
