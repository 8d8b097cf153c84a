import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { inParallel } from '../shared/in-parallel'
import { isPictureName, listMasterFiles } from './masters'

/** As wide as the widest that pages use: a camera's 12 megapixels are for printers. */
const MOST = 1920

/**
 * A master as it may be published: upright, no wider than pages need, and with nothing that the camera wrote beside the
 * picture (time, place, device, thumbnail) but its colour profile.
 */
const publishable = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: MOST, withoutEnlargement: true })
    .keepIccProfile()
    .jpeg({ quality: 88, force: false })
    .toBuffer()

/** Makes every master of an export publishable, at its place. @returns how many there are. */
export async function publishMasters(folder: string): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  await inParallel(masters, async (src) => {
    const file = join(folder, src)
    writeFileSync(file, await publishable(readFileSync(file)))
  })
  return masters.length
}
