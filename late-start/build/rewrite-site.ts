import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readChunks } from '../../tools/postbuild/chunks'
import { createPruner, readSheet } from '../../tools/postbuild/css'
import { removeUnusedFiles } from '../../tools/postbuild/remove-unused-files'
import {
  buildSnippets,
  CHUNKS,
  listPages,
  movePostNotFound,
  runPageSteps,
  type SiteParts,
  stylesheets,
  writeSendWorker,
} from '../../tools/postbuild/site'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { ContractError } from '../next-contract'
import { buildLoaders } from './loader'
import { cachePages, type RewrittenPage } from './page-cache'
import { type Bundle, DEFERRED_STYLES, type LatePageParts, latePageSteps, PAYLOADS } from './rewrite-page'

type LateSiteParts = SiteParts & {
  bundle: Bundle
  /** The names of the chunks that some page starts with, and of those that some page may fetch. */
  chunks: { started: Set<string>; used: Set<string> }
}

/**
 * Asks the browser to compile all of a chunk while it arrives, beside the main thread, instead of each function when
 * it is first called, on it: https://v8.dev/blog/explicit-compile-hints. Other browsers ignore the comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

function addCompileHint(file: string): void {
  writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'))
}

/**
 * Runs `work` in a temporary folder, and copies that over the root if it succeeds: a failure leaves the root as it
 * was.
 */
async function inStaging<Result>(root: string, work: (staging: string) => Promise<Result>): Promise<Result> {
  const staging = mkdtempSync(join(tmpdir(), 'late-start-'))
  try {
    const result = await work(staging)
    cpSync(staging, root, { recursive: true })
    return result
  } finally {
    rmSync(staging, { recursive: true })
  }
}

function writeFileIn(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

async function rewritePage(run: Parameters<typeof runPageSteps<LatePageParts>>[0]): Promise<RewrittenPage> {
  const { html, parts } = await runPageSteps(run)
  const { payload, deferred, started, reachable } = parts
  return { html, payload, deferred, started, reachable }
}

const step = stepsOver<LateSiteParts>()

/** Until 'pages' has ended nothing in the root is changed: a ContractError leaves the export as it was. */
export const lateSiteSteps: Step<LateSiteParts>[] = [
  listPages,
  buildSnippets,
  step({
    name: 'bundle',
    reads: ['settings'],
    writes: ['bundle'],
    run: async ({ settings: { root, basePath } }) => {
      const [name, ...more] = stylesheets(root)
      if (!name || more.length > 0)
        throw new ContractError(`one stylesheet expected: ${[name, ...more].join(' ')}`)
      const sheetAddress = `${basePath}/${CHUNKS}/${name}`
      const css = readFileSync(join(root, CHUNKS, name), 'utf8')
      return {
        bundle: {
          basePath,
          loader: await buildLoaders(),
          chunks: readChunks(join(root, CHUNKS)),
          sheetAddress,
          prune: createPruner(readSheet(css, sheetAddress)),
        },
      }
    },
  }),
  // Page by page, so that memory does not grow with the site.
  step({
    name: 'pages',
    reads: ['settings', 'files', 'snippets', 'bundle'],
    writes: ['pages', 'chunks'],
    run: ({ settings, files, snippets, bundle }) =>
      inStaging(settings.root, async (staging) => {
        const chunks = { started: new Set<string>(), used: new Set<string>() }
        const cached = cachePages(settings, snippets, bundle.loader)
        for (const file of files) {
          const exported = readFileSync(join(settings.root, file), 'utf8')
          const page = await cached(file, exported, () =>
            rewritePage({ settings, file, exported, steps: latePageSteps, given: { snippets, bundle } }),
          )
          writeFileIn(staging, `${PAYLOADS}/${page.payload.name}`, page.payload.text)
          if (page.deferred) writeFileIn(staging, `${DEFERRED_STYLES}/${page.deferred.name}`, page.deferred.text)
          writeFileIn(staging, file, page.html)
          page.started.forEach((chunk) => chunks.started.add(basename(chunk)))
          page.reachable.forEach((chunk) => chunks.used.add(chunk))
        }
        return { pages: { count: files.length }, chunks }
      }),
  }),
  step({
    name: 'compile hints',
    reads: ['settings', 'chunks'],
    writes: [],
    run: ({ settings: { root }, chunks }) => {
      for (const name of chunks.started) addCompileHint(join(root, CHUNKS, name))
    },
  }),
  writeSendWorker,
  step({
    name: 'unused files',
    reads: ['settings', 'pages', 'chunks'],
    writes: [],
    run: ({ settings: { root }, chunks }) => removeUnusedFiles(root, chunks.used),
  }),
  movePostNotFound,
]
