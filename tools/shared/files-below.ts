import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Every file below a folder, sorted, as a path relative to that folder. The separator is `/` on Windows too, since these
 * paths become addresses, keys and names in archives.
 */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .sort()

/** The files below a folder whose path matches, as paths that start with the folder. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  filesBelow(folder)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
