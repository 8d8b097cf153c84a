import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pMap from 'p-map'
import { readChunks } from '../../tools/postbuild/chunks'
import { shortClassNames } from '../../tools/postbuild/class-names'
import { createPruner, readSheet } from '../../tools/postbuild/css'
import { removeUnusedFiles } from '../../tools/postbuild/remove-unused-files'
import {
  buildSnippets,
  CHUNKS,
  listPages,
  movePostNotFound,
  type PageRun,
  runPageSteps,
  type SiteParts,
  stylesheets,
  writeSendWorker,
} from '../../tools/postbuild/site'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { compress, type Copies, levelsOfPages, writeCopies } from '../../tools/shared/compress'
import { ContractError, cutFlight } from '../next-contract'
import { bundleLoaders } from './loader'
import { cachePages, type PublishedPage } from './page-cache'
import {
  type Bundle,
  DEFERRED_STYLES,
  type LatePageParts,
  latePageSteps,
  LOADERS,
  PAYLOADS,
} from './rewrite-page'

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

/** More than cores: a page mostly waits for the disk, or for zlib's threads. */
const PAGES_AT_ONCE = 16

const unzip = promisify(gunzip)

async function writeWithCopies(file: string, copies: Copies): Promise<void> {
  await Promise.all([writeFile(file, await unzip(copies.gz)), writeCopies(file, copies)])
}

async function writePage(
  root: string,
  { file, html, payload }: Pick<PublishedPage, 'html' | 'payload'> & { file: string },
) {
  await writeWithCopies(join(root, file), html)
  await writeWithCopies(join(root, PAYLOADS, payload.name), payload)
}

async function publishPage(
  run: Omit<PageRun<LatePageParts>, 'exported' | 'steps'> & { exported: Buffer },
  levels: ReturnType<typeof levelsOfPages>,
): Promise<PublishedPage> {
  const { html: exported, payload: flight } = cutFlight(run.exported.toString())
  const { html, parts } = await runPageSteps({
    ...run,
    exported,
    steps: latePageSteps,
    given: { ...run.given, flight },
  })
  const { payloadFile: payload, deferred, loaderFile, started, reachable } = parts
  const [page, { br, gz }] = await Promise.all([
    compress(Buffer.from(html), levels.html),
    compress(Buffer.from(payload.text), levels.payload),
  ])
  return { html: page, payload: { name: payload.name, br, gz }, deferred, loaderFile, started, reachable }
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
      const sheet = readSheet(readFileSync(join(root, CHUNKS, name), 'utf8'), sheetAddress)
      const classNames = shortClassNames(sheet.utilities, sheet.classes)
      return {
        bundle: {
          basePath,
          loaders: await bundleLoaders(),
          chunks: readChunks(join(root, CHUNKS), classNames),
          classNames,
          sheetAddress,
          prune: createPruner(sheet),
        },
      }
    },
  }),
  // Until all pages are rewritten only their compressed copies are in memory, 50 KB each. zlib's threads compress some
  // pages while others are rewritten.
  step({
    name: 'pages',
    reads: ['settings', 'files', 'snippets', 'bundle'],
    writes: ['pages', 'chunks'],
    run: async ({ settings, files, snippets, bundle }) => {
      const levels = levelsOfPages(files.length)
      const cached = cachePages(settings, snippets, bundle.loaders, levels)
      // Most pages of a template share one sheet, and one loader.
      const shared = new Map<string, string>()
      const publish = async (file: string) => {
        const exported = await readFile(join(settings.root, file))
        const run = { settings, file, exported, given: { snippets, bundle } }
        const { deferred, loaderFile, ...page } = await cached(file, exported, () => publishPage(run, levels))
        if (loaderFile) shared.set(join(LOADERS, loaderFile.name), loaderFile.text)
        if (deferred) shared.set(join(DEFERRED_STYLES, deferred.name), deferred.text)
        return { file, ...page }
      }
      const pages = await pMap(files, publish, { concurrency: PAGES_AT_ONCE })
      for (const folder of [PAYLOADS, DEFERRED_STYLES, LOADERS])
        await mkdir(join(settings.root, folder), { recursive: true })
      await pMap(shared, ([name, text]) => writeFile(join(settings.root, name), text))
      await pMap(pages, (page) => writePage(settings.root, page), { concurrency: PAGES_AT_ONCE })
      const chunks = {
        started: new Set(pages.flatMap(({ started }) => started.map((chunk) => basename(chunk)))),
        used: new Set(pages.flatMap(({ reachable }) => reachable)),
      }
      return { pages: { count: files.length }, chunks }
    },
  }),
  step({
    name: 'chunks',
    reads: ['settings', 'bundle', 'chunks'],
    writes: [],
    run: ({ settings: { root }, bundle, chunks: { started, used } }) => {
      for (const old of bundle.chunks.names) {
        const name = bundle.chunks.publishedName(old)
        const hint = started.has(name) ? COMPILE_HINT : ''
        if (used.has(name)) writeFileSync(join(root, CHUNKS, name), hint + bundle.chunks.publishedText(old))
      }
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
