import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNKS } from '../../tools/postbuild/folders'
import { removeSpareFolders, removeUnusedChunks } from '../../tools/postbuild/remove-unused-files'
import {
  buildSnippets,
  listPages,
  movePostNotFound,
  openScripts,
  type SiteParts,
  writeSendWorker,
} from '../../tools/postbuild/site'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { levelsOfPages } from '../../tools/shared/compress'
import { openStore } from '../../tools/shared/file-store'
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

/** For the time of a build without a cache. */
const TEMPORARY_STORE = '_late-start'

const step = stepsOver<LateSiteParts>()

/** Until 'pages' has ended nothing in the root is changed: a ContractError leaves the export as it was. */
export const lateSiteSteps: Step<LateSiteParts>[] = [
  listPages,
  openScripts,
  buildSnippets,
  step({
    name: 'bundle',
    reads: ['settings'],
    writes: ['source'],
    run: ({ settings }) => ({ source: readBundleSource(settings) }),
  }),
  step({
    name: 'pages',
    reads: ['settings', 'files', 'snippets', 'source', 'buildScript'],
    writes: ['pages', 'chunks'],
    run: async ({ settings, files, snippets, source, buildScript }) => {
      const pages = { source, origins: settings.origins, snippets, levels: levelsOfPages(files.length) }
      const temporary = join(settings.root, TEMPORARY_STORE)
      const store = { folder: settings.cache ?? temporary, key: pageCacheKey(pages) }
      openStore(store.folder)
      const threads = settings.threads ?? 1
      try {
        const chunks = await publishAll({ ...pages, store }, files, createLoaders(buildScript), threads)
        return { pages: { count: files.length }, chunks }
      } finally {
        rmSync(temporary, { recursive: true, force: true })
      }
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
