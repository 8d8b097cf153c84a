import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNKS } from '../../tools/postbuild/folders'
import { removeSpareFolders, removeUnusedChunks } from '../../tools/postbuild/remove-unused-files'
import {
  buildSnippets,
  listPages,
  movePostNotFound,
  openMinifier,
  type SiteParts,
  writeSendWorker,
} from '../../tools/postbuild/site'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { levelsOfPages } from '../../tools/shared/compress'
import { type BundleSource, readBundleSource, readSiteChunks } from './bundle'
import { createLoaders } from './loader'
import { pageCacheKey } from './page-cache'
import { publishAll, type UsedChunks } from './publish-all'

type LateSiteParts = SiteParts & {
  source: BundleSource
  chunks: UsedChunks
}

/**
 * Asks the browser to compile all of a chunk while it arrives, beside the main thread, instead of each function when
 * it is first called, on it: https://v8.dev/blog/explicit-compile-hints. Other browsers ignore the comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** A folder of the root, so that files can be moved out of it. */
const STAGING = '_late-start'

const step = stepsOver<LateSiteParts>()

/** Until 'pages' has ended nothing in the root is changed: a ContractError leaves the export as it was. */
export const lateSiteSteps: Step<LateSiteParts>[] = [
  listPages,
  openMinifier,
  buildSnippets,
  step({
    name: 'bundle',
    reads: ['settings'],
    writes: ['source'],
    run: ({ settings }) => ({ source: readBundleSource(settings) }),
  }),
  step({
    name: 'pages',
    reads: ['settings', 'files', 'snippets', 'source', 'minify'],
    writes: ['pages', 'chunks'],
    run: async ({ settings, files, snippets, source, minify }) => {
      const pages = { source, origins: settings.origins, snippets, levels: levelsOfPages(files.length) }
      const cache = { folder: settings.cache, key: pageCacheKey(pages) }
      const chunks = await publishAll(
        { ...pages, cache, staging: join(settings.root, STAGING) },
        files,
        createLoaders(minify),
        settings.threads ?? 1,
      )
      return { pages: { count: files.length }, chunks }
    },
  }),
  step({
    name: 'chunks',
    reads: ['settings', 'source', 'chunks'],
    writes: [],
    run: ({ settings: { root }, source, chunks: { started, used } }) => {
      const { chunks } = readSiteChunks(source)
      for (const old of chunks.names) {
        const name = chunks.publishedName(old)
        const hint = started.has(name) ? COMPILE_HINT : ''
        if (used.has(name)) writeFileSync(join(root, CHUNKS, name), hint + chunks.publishedText(old))
      }
    },
  }),
  writeSendWorker,
  // The payloads of the client router were deleted with each page.
  step({
    name: 'unused files',
    reads: ['settings', 'pages', 'chunks'],
    writes: [],
    run: ({ settings: { root }, chunks }) => {
      removeUnusedChunks(root, chunks.used)
      removeSpareFolders(root)
    },
  }),
  movePostNotFound,
]
