import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { type BuildCache, hashOf, noCache } from '../shared/build-cache'
import { isPictureName, listMasterFiles } from './masters'

/** The widest width that pages use. */
const MOST = 1920
const QUALITY = 88

const SETTINGS = JSON.stringify([MOST, QUALITY, sharp.versions])

/**
 * A master as it may be published: upright, no wider than pages need, and without metadata (time, GPS position, device,
 * thumbnail) except its colour profile.
 */
const publishable = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: MOST, withoutEnlargement: true })
    .keepIccProfile()
    .jpeg({ quality: QUALITY, force: false })
    .toBuffer()

/** Replaces every master of an export by its publishable version. @returns their number. */
export async function publishMasters(folder: string, cache: BuildCache = noCache): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  const publish = async (src: string) => {
    const file = join(folder, src)
    const bytes = readFileSync(file)
    writeFileSync(file, await cache.get(hashOf(SETTINGS, bytes), () => publishable(bytes)))
  }
  await pMap(masters, publish, { concurrency: availableParallelism() })
  return masters.length
}
