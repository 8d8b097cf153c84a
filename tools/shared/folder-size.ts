import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below'

const COMPRESSED = /\.(br|gz)$/

/** The number and bytes of the files below a folder, without precompressed copies. */
export function folderSize(root: string): { files: number; bytes: number } {
  const files = filesBelow(root).filter((file) => !COMPRESSED.test(file))
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) }
}
