import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildCache, hashOf, hashOfCode } from '../shared/build-cache'
import { isPictureName, listMasterFiles } from './masters'
import { inParallel } from '../shared/in-parallel'
import { sharp } from './sharp'

const codeHash = hashOfCode('tools/pictures/publish.ts', 'tools/pictures/sharp.ts')
/** The widest width that pages use. */
const MOST = 1920
const QUALITY = 88

/**
 * Replaces every master of an export by what may be published: upright, no wider than pages need, and without metadata
 * (time, GPS position, device, thumbnail) except its colour profile.
 * @param cache for those that are unchanged since an earlier build.
 * @returns their number.
 */
export async function publishMasters(folder: string, cache: BuildCache): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  const publish = async (src: string) => {
    const file = join(folder, src)
    const master = readFileSync(file)
    const published = await cache.get(hashOf(codeHash, master), () =>
      sharp(master)
        .autoOrient()
        .resize({ width: MOST, withoutEnlargement: true })
        .keepIccProfile()
        .jpeg({ quality: QUALITY, force: false })
        .toBuffer(),
    )
    writeFileSync(file, published)
  }
  await inParallel(masters, publish)
  return masters.length
}
