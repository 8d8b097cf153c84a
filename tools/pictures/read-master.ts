import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEIC_ADVICE } from '../../lib/content/schema/values'
import type { PictureData } from '../../lib/images/pictures'
import { type BuildCache, hashOf, hashOfCode, noCache } from '../shared/build-cache'
import { PUBLIC } from './masters'

/** A readable master, or the problem with it. */
export type Master = { picture: PictureData } | { problem: string }

/** The HEIF brands of HEVC-coded pictures, for which the project's decoder has no support. */
const isHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))

const BROKEN =
  'is no picture, or a damaged one, whatever its name says: save it anew as JPEG, or copy it here once more'

const TOO_LARGE = 'has too many pixels, more than 268 million: save it smaller, 4000 pixels wide for instance'

/** sharp refuses to decode more, as a protection against decompression bombs. */
const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit')

function problemOf(bytes: Buffer, error: unknown): string {
  if (isHeic(bytes)) return HEIC_ADVICE
  return isTooLarge(error) ? TOO_LARGE : BROKEN
}

const codeHash = hashOfCode(
  'lib/images/placeholder-colors.ts',
  'tools/picture-formats.ts',
  'tools/pictures/describe-master.ts',
  'tools/pictures/sharp.ts',
)

/**
 * Reads one master, with its EXIF orientation applied.
 * @param folder used in place of `public/`.
 * @param cache for those that are unchanged since an earlier build.
 * @throws where the file, the decoder or the cache cannot be read: that is no fault of the picture.
 */
export async function readMaster(src: string, folder = PUBLIC, cache: BuildCache = noCache): Promise<Master> {
  const file = join(folder, src)
  const bytes = readFileSync(file)
  const describe = async (): Promise<PictureData | string> => {
    const { describeMaster, UnfitPicture } = await import('./describe-master')
    return describeMaster(src, bytes).catch((error: unknown) =>
      error instanceof UnfitPicture ? error.message : problemOf(bytes, error),
    )
  }
  const described = await cache.get(hashOf(codeHash, src, bytes), describe)
  return typeof described === 'string' ? { problem: described } : { picture: described }
}
