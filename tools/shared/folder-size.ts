import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below'

const COMPRESSED = /\.(br|gz)$/

/**
 * The number and bytes of the files below a folder, without precompressed copies.
 * @param all the files below it, where they are known.
 */
export function folderSize(root: string, all = filesBelow(root)): { files: number; bytes: number } {
  const files = all.filter((file) => !COMPRESSED.test(file))
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) }
}
