import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { hashOf, hashOfCode } from '../shared/build-cache'
import type { FileStore } from '../shared/file-store'
import { hashOfFile } from '../shared/shared-memory'
import { isPictureName, listMasterFiles } from './masters'

const codeHash = hashOfCode('tools/pictures/publishable.ts', 'tools/pictures/sharp.ts')

/**
 * Replaces every master of an export by its publishable version.
 * @param store for those that are unchanged since an earlier build.
 * @returns their number.
 */
export async function publishMasters(folder: string, store: FileStore): Promise<number> {
  const masters = listMasterFiles(folder).filter(isPictureName)
  const publish = async (src: string) => {
    const file = join(folder, src)
    const key = hashOf(codeHash, hashOfFile(file))
    await store.get(key, async () => {
      const { publishable } = await import('./publishable')
      return { data: src, files: [await publishable(readFileSync(file))] }
    })
    store.publish(key, [file])
  }
  await pMap(masters, publish, { concurrency: availableParallelism() })
  return masters.length
}
