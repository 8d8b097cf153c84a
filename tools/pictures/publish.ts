import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { hashOf } from '../shared/build-cache'
import type { FileStore } from '../shared/file-store'
import { hashOfFile } from '../shared/shared-memory'
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

/**
 * Replaces every master of an export by its publishable version.
 * @param store for those that are unchanged since an earlier build.
 * @returns their number.
 */
export async function publishMasters(folder: string, store: FileStore): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  const publish = async (src: string) => {
    const file = join(folder, src)
    const key = hashOf(SETTINGS, hashOfFile(file))
    await store.get(key, async () => ({ data: src, files: [await publishable(readFileSync(file))] }))
    store.publish(key, [file])
  }
  await pMap(masters, publish, { concurrency: availableParallelism() })
  return masters.length
}
