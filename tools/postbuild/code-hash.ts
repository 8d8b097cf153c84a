import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashOfCode } from '../shared/build-cache'
import { filesBelow } from '../shared/files-below'

/** The code that rewrites pages, and of the scripts that it adds to them. */
const FOLDERS = ['late-start', 'lib', 'tools/browsers', 'tools/postbuild']

/** A hash of all files of a folder. */
export const hashOfFolder = (folder: string): string =>
  hashOf(...filesBelow(folder).flatMap((file) => [file, readFileSync(join(folder, file))]))

let known: string | undefined

/** A hash of the code that what the post-build makes depends on, by which it is stored between builds. */
export function codeHash(): string {
  known ??= hashOf(hashOfCode('tools/shared/compress.ts'), ...FOLDERS.map(hashOfFolder))
  return known
}
