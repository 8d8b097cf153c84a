import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const COMPRESSED = /\.(br|gz)$/

/** The number and bytes of the files below a folder, without precompressed copies. */
export function folderSize(root: string): { files: number; bytes: number } {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) }
}
