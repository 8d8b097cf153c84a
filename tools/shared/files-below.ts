import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/**
 * Every file below a folder, sorted, as a path relative to that folder. The separator is `/` on Windows too, since these
 * paths become addresses, keys and names in archives.
 */
export function filesBelow(root: string): string[] {
  // An absolute path, so that every path below it starts with it.
  const folder = resolve(root)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(folder.length + 1).replaceAll(sep, '/'))
    .sort()
}

/** The files below a folder whose path matches, as paths that start with the folder. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  filesBelow(folder)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
