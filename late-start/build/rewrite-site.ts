import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Analytics } from '../../lib/measure/settings'
import { filesBelow } from '../../tools/shared/files-below'
import { readChunks } from '../../tools/postbuild/chunks'
import { createPruner, readSheet } from '../../tools/postbuild/css'
import { CHUNKS, type FinishedPage, finishPage, PAYLOADS, type Site } from './rewrite-page'
import { SEND_WORKER } from '../../lib/enquiry/send-worker-messages'
import { buildLoaders, buildReporter, buildSendWorker } from './loader'
import type { ExternalOrigins } from '../../tools/postbuild/policy'
import { speculationRules } from '../../tools/postbuild/speculation'
import { removeUnusedFiles } from '../../tools/postbuild/remove-unused-files'

/** Second copies of the 404 page, which `removeUnusedFiles` takes away. */
const isSpare = (file: string) => file.startsWith('404/') || file.startsWith('_not-found/')

const listPages = (root: string) =>
  filesBelow(root).filter((file) => file.endsWith('.html') && !isSpare(file))

/** The page that shows the reviews provider's widget. */
const REVIEWS_PAGE = 'index.html'

async function readSite(root: string, basePath: string, analytics?: Analytics): Promise<Site> {
  const folder = join(root, CHUNKS)
  const [name, ...more] = readdirSync(folder).filter((file) => file.endsWith('.css'))
  if (!name || more.length > 0)
    throw new Error(`one stylesheet expected in ${folder}: ${[name, ...more].join(' ')}`)
  const sheetAddress = `${basePath}/${CHUNKS}/${name}`
  return {
    basePath,
    loader: await buildLoaders(),
    reporter: analytics && { script: await buildReporter(), ...analytics },
    speculation: speculationRules(basePath),
    chunks: readChunks(folder),
    sheetAddress,
    prune: createPruner(readSheet(readFileSync(join(folder, name), 'utf8'), sheetAddress)),
  }
}

function finishFile(root: string, file: string, site: Site, sources: ExternalOrigins): FinishedPage {
  try {
    const reviews = file === REVIEWS_PAGE ? sources.reviews : undefined
    return finishPage(readFileSync(join(root, file), 'utf8'), site, { ...sources, reviews })
  } catch (error) {
    throw new Error(`${file} is not what the finishing step expects: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/**
 * Asks the browser to compile all of a chunk while it arrives, beside the main thread, instead of each function when
 * it is first called, on it: https://v8.dev/blog/explicit-compile-hints. Others take it for a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

function addCompileHint(file: string): void {
  writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'))
}

/**
 * Finishes an exported site in place, page by page, so that memory does not grow with the site.
 * @param root the exported folder.
 * @param basePath '' or '/folder'.
 * @param sources what the pages may reach beyond their own origin.
 * @param analytics where events are reported to, in a build that counts.
 * @returns how many pages were finished.
 * @throws at the first page of an unknown shape; the folder is then no site.
 */
export async function finishSite(
  root: string,
  basePath: string,
  sources: ExternalOrigins,
  analytics?: Analytics,
): Promise<number> {
  const site = await readSite(root, basePath, analytics)
  const files = listPages(root)
  const used = new Set<string>()
  const startedAtOnce = new Set<string>()
  mkdirSync(join(root, PAYLOADS), { recursive: true })
  for (const file of files) {
    const { html, payload, payloadName, started, chunks } = finishFile(root, file, site, sources)
    writeFileSync(join(root, PAYLOADS, payloadName), payload)
    writeFileSync(join(root, file), html)
    started.forEach((chunk) => startedAtOnce.add(basename(chunk)))
    chunks.forEach((chunk) => used.add(chunk))
  }
  for (const name of startedAtOnce) addCompileHint(join(root, CHUNKS, name))
  writeFileSync(join(root, SEND_WORKER), await buildSendWorker())
  removeUnusedFiles(root, used)
  return files.length
}
