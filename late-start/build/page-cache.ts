import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Snippets } from '../../tools/postbuild/page'
import { CHUNKS, type PostbuildSettings } from '../../tools/postbuild/site'
import { hashOf, noCache } from '../../tools/shared/build-cache'
import type { Copies } from '../../tools/shared/compress'
import { filesBelow } from '../../tools/shared/files-below'
import type { Loaders } from './loader'
import type { LatePageParts } from './rewrite-page'

/** What a rewritten page is published as, and the chunks that it needs. */
export type PublishedPage = Pick<LatePageParts, 'deferred' | 'loaderFile' | 'started' | 'reachable'> & {
  html: Copies
  payload: Copies & { name: string }
}

/** The code that rewrites a page, and its packages by their version. */
const CODE = ['late-start', 'tools/browsers', 'tools/postbuild']
const FILES = ['package.json', 'tools/shared/compress.ts']

const hashOfFolder = (folder: string) =>
  hashOf(...filesBelow(folder).flatMap((file) => [file, readFileSync(join(folder, file))]))

/**
 * Takes unchanged pages from the cache.
 * @returns a function that returns a page by its file and its exported HTML, from `publish` if no earlier build has
 * published the same page with the same code, chunks, style sheet, inline scripts and settings.
 */
export function cachePages(
  { root, basePath, origins, cache = noCache }: PostbuildSettings,
  snippets: Snippets,
  { bundles }: Loaders,
  levels: unknown,
) {
  const site = hashOf(
    JSON.stringify([process.version, levels, basePath, origins, snippets, bundles]),
    ...FILES.map((file) => readFileSync(file)),
    ...[...CODE, join(root, CHUNKS)].map(hashOfFolder),
  )
  return async (file: string, exported: Buffer, publish: () => Promise<PublishedPage>) =>
    deserialize(
      await cache.get(hashOf(site, file, exported), async () => serialize(await publish())),
    ) as PublishedPage
}
