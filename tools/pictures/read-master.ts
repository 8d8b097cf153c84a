import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEIC_ADVICE } from '../../lib/content/schema/values'
import type { PictureData } from '../../lib/images/pictures'
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

/**
 * Reads one master, with its EXIF orientation applied.
 * @param folder used in place of `public/`.
 * @throws where the file or the decoder cannot be read: that is no fault of the picture.
 */
export async function readMaster(src: string, folder = PUBLIC): Promise<Master> {
  const bytes = readFileSync(join(folder, src))
  const { describeMaster, UnfitPicture } = await import('./describe-master')
  try {
    return { picture: await describeMaster(src, bytes) }
  } catch (error) {
    return { problem: error instanceof UnfitPicture ? error.message : problemOf(bytes, error) }
  }
}
