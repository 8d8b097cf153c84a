import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEIC_ADVICE } from '../../lib/content/schema/values'
import type { PictureData } from '../../lib/images/pictures'
import { type BuildCache, hashOf as keyOf, noCache } from '../shared/build-cache'
import { hashOfFile } from '../shared/shared-memory'
import { PUBLIC } from './masters'

/** A readable master, or the problem with it. */
export type Master = { picture: PictureData } | { problem: string }

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
    'tools/pictures/describe-master.ts',
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
    const describe = async () => {
      const { describeMaster } = await import('./describe-master')
      return describeMaster(src, readFileSync(file))
    }
    return { picture: await cache.get(key, describe) }
  } catch {
    return { problem: isHeic(readFileSync(file)) ? HEIC_ADVICE : BROKEN }
  }
}
