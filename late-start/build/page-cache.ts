import { join } from 'node:path'
import { codeHash, hashOfFolder } from '../../tools/postbuild/code-hash'
import { CHUNKS } from '../../tools/postbuild/folders'
import { hashOf } from '../../tools/shared/build-cache'
import type { Publication } from './publication'

/** A hash of all that pages are made from besides their HTML: code, chunks, style sheet, inline scripts, settings. */
export function pageCacheKey({ source, origins, snippets, levels }: Omit<Publication, 'store'>): string {
  const { root, basePath } = source
  return hashOf(
    JSON.stringify([process.version, levels, basePath, origins, snippets]),
    codeHash(),
    hashOfFolder(join(root, CHUNKS)),
  )
}
