import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { type BuildCache, hashOf, hashOfCode } from '../shared/build-cache'
import { isPictureName, listMasterFiles } from './masters'

const codeHash = hashOfCode('tools/pictures/publishable.ts', 'tools/pictures/sharp.ts')

/**
 * Replaces every master of an export by its publishable version.
 * @param cache for those that are unchanged since an earlier build.
 * @returns their number.
 */
export async function publishMasters(folder: string, cache: BuildCache): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  const publish = async (src: string) => {
    const file = join(folder, src)
    const master = readFileSync(file)
    const published = await cache.get(hashOf(codeHash, master), async () => {
      const { publishable } = await import('./publishable')
      return publishable(master)
    })
    writeFileSync(file, published)
  }
  await pMap(masters, publish, { concurrency: availableParallelism() })
  return masters.length
}
