import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '../shared/in-parallel'
import { isPictureName, listMasterFiles } from './masters'
import { sharp } from './sharp'

/** The widest width that pages use. */
const MOST = 1920
const QUALITY = 88

/**
 * Replaces every master of an export by what may be published: upright, no wider than pages need, and without metadata
 * (time, GPS position, device, thumbnail) except its colour profile.
 * @returns their number.
 */
export async function publishMasters(folder: string): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  await inParallel(masters, async (src) => {
    const file = join(folder, src)
    const published = sharp(readFileSync(file))
      .autoOrient()
      .resize({ width: MOST, withoutEnlargement: true })
      .keepIccProfile()
      .jpeg({ quality: QUALITY, force: false })
    writeFileSync(file, await published.toBuffer())
  })
  return masters.length
}
