import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const COMPRESSED = /\.(br|gz)$/

/** The files below a folder and their bytes, compressed copies apart. */
export function folderSize(root: string): { files: number; bytes: number } {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) }
}
