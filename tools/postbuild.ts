/**
 * Rewrites the exported pages in out/ after `next build`: Next.js's start is taken out of each page, and its islands get
 * theirs; the styles that a page uses are inlined; a policy allows what is there. Files that no page loads are deleted.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analytics } from '../lib/analytics/settings'
import { basePath, emailEnv } from '../lib/config/env'
import { buildLocale, locales } from '../lib/config/locales'
import { getCompany } from '../lib/content/company'
import { SEND_WORKER } from '../lib/enquiry/worker-registration'
import { POST_NOT_FOUND_PAGE } from './hosts/rules'
import { bundleIslands, bundleReporter, bundleScript } from './postbuild/bundle'
import { createPruner, languageOf, readSheet } from './postbuild/css'
import { emailOrigin, originOf, originOrOwn } from './postbuild/external-origins'
import { CHUNKS, ISLANDS, SCRIPTS } from './postbuild/folders'
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
  textOf,
  writeHtml,
} from './postbuild/html'
import { takeIslands } from './postbuild/islands'
import { createLanguageLinker } from './postbuild/languages'
import { addPolicy } from './postbuild/policy'
import { filesBelow } from './shared/files-below'

const ROOT = 'out'
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
function speculationRules(): string {
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

function readStyles() {
  const [name = '', ...more] = readdirSync(join(ROOT, CHUNKS)).filter((file) => file.endsWith('.css'))
  if (!name || more.length > 0) throw new Error(`one stylesheet expected: ${[name, ...more].join(' ')}`)
  return createPruner(
    readSheet(readFileSync(join(ROOT, CHUNKS, name), 'utf8'), `${basePath}/${CHUNKS}/${name}`),
  )
}

/** Replaces the link to the style sheet by the styles that the page uses. */
function inlineStyles(page: Page, css: string): void {
  const [link] = all(page, 'link').filter((one) => attribute(one, 'rel') === 'stylesheet')
  if (!link) throw new Error('no style sheet')
  insertAfter(link, create('style', {}, css))
  remove(link)
}

const { script: reviews } = getCompany().reviews
const origins = {
  email: emailOrigin(emailEnv.origin),
  analytics: analytics && originOrOwn(analytics.endpoint),
}
const linkLanguages = locales.length > 1 ? createLanguageLinker(buildLocale) : undefined
const prune = readStyles()
const bundle = await bundleIslands(ROOT, basePath)
const reporter = analytics && (await bundleReporter(analytics.provider))

/** The scripts of a page, in the order in which they have to run. */
function addScripts(page: Page, file: string, dataFile: string, early: string[]): void {
  const head = headOf(page)
  // Before all other scripts, so that a click on a call link before the start is counted too.
  if (analytics && reporter) {
    const { endpoint, domain } = analytics
    append(head, create('script', { 'data-endpoint': endpoint, 'data-domain': domain }, reporter))
  }
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
      'data-loader': `${basePath}/${SCRIPTS}/`,
      'data-runtime': bundle.runtime,
      'data-islands': `${basePath}/${dataFile}`,
      'data-ahead': bundle.filesOf(early).join(' '),
    }),
  )
  append(head, create('script', { type: 'speculationrules' }, speculationRules()))
}

function rewrite(file: string): void {
  const page = readHtml(readFileSync(join(ROOT, file), 'utf8'))
  removeFramework(page)
  const { data, names, early } = takeIslands(page)
  const json = JSON.stringify(data)
  const dataFile = `${ISLANDS}/${fileHash(json)}.json`
  writeFileSync(join(ROOT, dataFile), json)
  inlineStyles(page, prune([namesOf(page), ...noscripts(page), words(bundle.textOf(names)), words(json)]))
  addScripts(page, file, dataFile, early)
  addPolicy(page, { ...origins, reviews: file === REVIEWS_PAGE && reviews ? originOf(reviews) : undefined })
  writeFileSync(join(ROOT, file), writeHtml(page))
}

function removeUnusedFiles(): void {
  for (const folder of [...SPARE_FOLDERS, CHUNKS, `${SCRIPTS}/site`])
    rmSync(join(ROOT, folder), { recursive: true, force: true })
  const files = new Set(filesBelow(ROOT))
  // Payloads of the client router, which this site does not use: `about/index.txt`, `about/__next.….txt`; no `robots.txt`.
  for (const file of files)
    if (
      /(^|\/)__next[^/]*\.txt$/.test(file) ||
      (files.has(file.replace(/\.txt$/, '.html')) && file.endsWith('.txt'))
    )
      rmSync(join(ROOT, file))
}

const pages = filesBelow(ROOT).filter(
  (file) => file.endsWith('.html') && !SPARE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
)
for (const file of pages)
  try {
    rewrite(file)
  } catch (cause) {
    throw new Error(`${file} cannot be rewritten`, { cause })
  }
writeFileSync(join(ROOT, SEND_WORKER), await bundleScript('lib/enquiry/worker-script.ts'))
removeUnusedFiles()
// In its exported folder it would have a URL.
renameSync(join(ROOT, POST_NOT_FOUND, 'index.html'), join(ROOT, POST_NOT_FOUND_PAGE))
rmSync(join(ROOT, POST_NOT_FOUND), { recursive: true })
console.log(`${pages.length} pages rewritten`)
