import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEND_WORKER } from '../../lib/enquiry/worker-registration'
import type { Analytics } from '../../lib/analytics/settings'
import { POST_NOT_FOUND_PAGE } from '../hosts/rules'
import { filesBelow } from '../shared/files-below'
import { bundleIslands, bundleReporter, bundleScript } from './bundle'
import { createPruner, languageOf, readSheet } from './css'
import { CHUNKS, ISLANDS, SCRIPTS } from './folders'
import {
  all,
  append,
  attribute,
  create,
  elements,
  headOf,
  insertAfter,
  isDataBlock,
  type Page,
  readHtml,
  remove,
  removeComments,
  replace,
  textOf,
  writeHtml,
} from './html'
import { takeIslands } from './islands'
import { addPolicy, type ExternalOrigins } from './policy'

export type PostbuildSettings = {
  /** The exported folder. */
  root: string
  /** '' or '/folder'. */
  basePath: string
  /** The external origins that pages may use. */
  origins: ExternalOrigins
  /** The endpoint for events, in a build with analytics. */
  analytics?: Analytics
  /** What a site in several languages does to each page, by its file. */
  linkLanguages?: (page: Page, file: string) => void
}

/** The page that shows the reviews provider's widget. */
const REVIEWS_PAGE = 'index.html'
/** Duplicates of the 404 page, which no host uses. */
const SPARE_FOLDERS = ['404', '_not-found']
/** Where Next.js exports the 404 page of posts: app/(pages)/blogs/not-found-page. */
const POST_NOT_FOUND = 'blogs/not-found-page'
/** The attribute of an inline script that belongs to the page, not to the framework. */
const OWN = 'data-own'

const fileHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Speculation rules: a page is prefetched on hover and prerendered on pointerdown. Never the editor, and never a URL
 * with a query, which may hold a name and a number.
 */
function speculationRules(basePath: string): string {
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: [`${basePath}/admin/*`, `${basePath}/*\\?(.+)`] } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })
}

/** Takes out what Next.js starts a page with: its scripts and payload, what preloads them, and React's marks. */
function removeFramework(page: Page): void {
  for (const script of all(page, 'script'))
    if (!isDataBlock(script) && attribute(script, OWN) === undefined) remove(script)
  for (const link of all(page, 'link'))
    if (attribute(link, 'rel') === 'modulepreload' || attribute(link, 'as') === 'script') remove(link)
  removeComments(page, ({ tagName }) => tagName === 'site-island')
}

const words = (text: string) => new Set(text.split(/[\s"'`\\<>=]+/))

/** What selectors may name of a page's elements. */
function namesOf(page: Page): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { tagName, attrs } of elements(page)) {
    names.add(tagName)
    for (const { name, value } of attrs)
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(one)
      else if (name === 'lang' && tagName === 'html') names.add(languageOf(value))
  }
  return names
}

/** What a <noscript> holds is a text of the page. */
const noscripts = (page: Page) => all(page, 'noscript').map((element) => words(textOf(element)))

function readStyles(root: string, basePath: string) {
  const [name = '', ...more] = readdirSync(join(root, CHUNKS)).filter((file) => file.endsWith('.css'))
  if (!name || more.length > 0) throw new Error(`one stylesheet expected: ${[name, ...more].join(' ')}`)
  return createPruner(
    readSheet(readFileSync(join(root, CHUNKS, name), 'utf8'), `${basePath}/${CHUNKS}/${name}`),
  )
}

/** Replaces the link to the style sheet by the styles that the page uses. */
function inlineStyles(page: Page, css: string): void {
  const [link] = all(page, 'link').filter((one) => attribute(one, 'rel') === 'stylesheet')
  if (!link) throw new Error('no style sheet')
  replace(link, create('style', {}, css))
}

function removeUnusedFiles(root: string): void {
  for (const folder of [...SPARE_FOLDERS, CHUNKS, `${SCRIPTS}/site`])
    rmSync(join(root, folder), { recursive: true, force: true })
  const files = new Set(filesBelow(root))
  // Payloads of the client router, which this site does not use: `about/index.txt`, `about/__next.….txt`; no `robots.txt`.
  for (const file of files)
    if (
      /(^|\/)__next[^/]*\.txt$/.test(file) ||
      (files.has(file.replace(/\.txt$/, '.html')) && file.endsWith('.txt'))
    )
      rmSync(join(root, file))
}

/**
 * Rewrites an exported site in place: Next.js's start is taken out of each page, and its islands get theirs; the styles
 * that a page uses are inlined; a policy allows what is there.
 * @returns how many pages there are.
 * @throws for an unexpected page; the folder is then unusable.
 */
export async function postbuild({
  root,
  basePath,
  origins,
  analytics,
  linkLanguages,
}: PostbuildSettings): Promise<number> {
  const files = filesBelow(root).filter(
    (file) => file.endsWith('.html') && !SPARE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
  )
  const prune = readStyles(root, basePath)
  const bundle = await bundleIslands(root, basePath)
  const reporter = analytics && (await bundleReporter(analytics.provider))
  const folder = `${basePath}/${SCRIPTS}/`

  /** Words of scripts by the islands that they start: pages of a kind have the same. */
  const known = new Map<string, ReadonlySet<string>>()
  const wordsOf = (names: string[]) => {
    const key = names.join()
    const found = known.get(key) ?? words(bundle.textOf(names))
    known.set(key, found)
    return found
  }

  for (const file of files) {
    const page = readHtml(readFileSync(join(root, file), 'utf8'))
    try {
      removeFramework(page)
      const { data, names, early } = takeIslands(page)
      const json = JSON.stringify(data)
      const dataFile = `${ISLANDS}/${fileHash(json)}.json`
      writeFileSync(join(root, dataFile), json)
      inlineStyles(page, prune([namesOf(page), ...noscripts(page), wordsOf(names), words(json)]))
      const head = headOf(page)
      // Before all other scripts, so that a click on a call link before the start is counted too.
      if (analytics && reporter)
        append(
          head,
          create(
            'script',
            { 'data-endpoint': analytics.endpoint, 'data-domain': analytics.domain },
            reporter,
          ),
        )
      append(head, create('script', {}, bundle.early))
      const ofQuery = all(page, 'site-island').find((island) =>
        all(island, 'form').some((form) => attribute(form, 'data-of-query') !== undefined),
      )
      if (linkLanguages) {
        linkLanguages(page, file)
        append(head, create('script', {}, bundle.samePage))
      }
      if (ofQuery) insertAfter(ofQuery, create('script', {}, bundle.firstFill))
      append(
        // Last, so that it finds every island and delays nothing.
        all(page, 'body')[0]!,
        create('script', {
          src: bundle.loader,
          async: '',
          fetchpriority: 'low',
          'data-loader': folder,
          'data-runtime': bundle.runtime,
          'data-islands': `${basePath}/${dataFile}`,
          'data-ahead': bundle.filesOf(early).join(' '),
        }),
      )
      append(head, create('script', { type: 'speculationrules' }, speculationRules(basePath)))
      addPolicy(page, { ...origins, reviews: file === REVIEWS_PAGE ? origins.reviews : undefined })
    } catch (error) {
      if (error instanceof Error) error.message = `${file}: ${error.message}`
      throw error
    }
    writeFileSync(join(root, file), writeHtml(page))
  }

  writeFileSync(join(root, SEND_WORKER), await bundleScript('tools/postbuild/send-worker.ts'))
  removeUnusedFiles(root)
  // In its exported folder it would have a URL.
  renameSync(join(root, POST_NOT_FOUND, 'index.html'), join(root, POST_NOT_FOUND_PAGE))
  rmSync(join(root, POST_NOT_FOUND), { recursive: true })
  return files.length
}
