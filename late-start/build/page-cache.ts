import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Snippets } from '../../tools/postbuild/page'
import { CHUNKS, type PostbuildSettings } from '../../tools/postbuild/site'
import { hashOf, noCache } from '../../tools/shared/build-cache'
import { filesBelow } from '../../tools/shared/files-below'
import { loaderKinds, type Loaders } from './loader'
import type { LatePageParts } from './rewrite-page'

/** What the steps of a page make that is written or used after them. */
export type RewrittenPage = { html: string } & Pick<LatePageParts, 'payload' | 'deferred' | 'started' | 'reachable'>

/** The code that rewrites a page, and its packages by their version. */
const CODE = ['late-start', 'tools/browsers', 'tools/postbuild']
const PACKAGES = 'package.json'

const hashOfFolder = (folder: string) =>
  hashOf(...filesBelow(folder).flatMap((file) => [file, readFileSync(join(folder, file))]))

/** A page takes 300 KB, and a tenth of that at the fastest level. */
const pack = (page: RewrittenPage) => deflateRawSync(JSON.stringify(page), { level: 1 })
const unpack = (bytes: Buffer) => JSON.parse(inflateRawSync(bytes).toString()) as RewrittenPage

/**
 * Takes unchanged pages from the cache.
 * @returns a function that returns a rewritten page by its file and its exported HTML, from `rewrite` if no earlier
 * build has rewritten the same page with the same code, chunks, style sheet, inline scripts and settings.
 */
export function cachePages(
  { root, basePath, origins, cache = noCache }: PostbuildSettings,
  snippets: Snippets,
  loader: Loaders,
) {
  const site = hashOf(
    JSON.stringify([basePath, origins, snippets, loaderKinds.map(loader)]),
    readFileSync(PACKAGES),
    ...[...CODE, join(root, CHUNKS)].map(hashOfFolder),
  )
  return async (file: string, exported: string, rewrite: () => Promise<RewrittenPage>) =>
    unpack(await cache.get(hashOf(site, file, exported), async () => pack(await rewrite())))
}
