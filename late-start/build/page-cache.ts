import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNKS } from '../../tools/postbuild/folders'
import { hashOf } from '../../tools/shared/build-cache'
import { filesBelow } from '../../tools/shared/files-below'
import type { Publication } from './publication'

/** The code that rewrites a page and builds its loader, and its packages by their version. */
const CODE = ['late-start', 'lib', 'tools/browsers', 'tools/postbuild']
const FILES = ['package.json', 'tools/shared/compress.ts']

const hashOfFolder = (folder: string) =>
  hashOf(...filesBelow(folder).flatMap((file) => [file, readFileSync(join(folder, file))]))

/** A hash of all that pages are made from besides their HTML: code, chunks, style sheet, inline scripts, settings. */
export function pageCacheKey({ source, origins, snippets, levels }: Omit<Publication, 'store'>): string {
  const { root, basePath } = source
  return hashOf(
    JSON.stringify([process.version, levels, basePath, origins, snippets]),
    ...FILES.map((file) => readFileSync(file)),
    ...[...CODE, join(root, CHUNKS)].map(hashOfFolder),
  )
}
