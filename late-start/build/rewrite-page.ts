import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  all,
  append,
  attribute,
  create,
  one,
  type Page,
  readHtml,
  replace,
  writeHtml,
  elements,
} from '../../tools/postbuild/html'
import type { Chunks } from '../../tools/postbuild/chunks'
import { type createPruner, inputOf, PLACEHOLDER } from '../../tools/postbuild/css'
import { withoutAssets } from './flight'
import type { Loaders } from './loader'
import { takeFrameworkScripts } from './framework-scripts'
import { addPolicy, type ExternalOrigins } from '../../tools/postbuild/policy'
import { writeStartList } from './start-list'
import { classCandidates } from '../../tools/postbuild/class-names'

/** What is the same for all pages. */
export type Site = {
  /** '' or '/folder'. */
  basePath: string
  loader: Loaders
  speculation: string
  /** In a build that counts: the script that reports, and what it is told. */
  reporter?: { script: string; endpoint: string; domain: string }
  chunks: Chunks
  /** The address of the one stylesheet. */
  sheetAddress: string
  prune: ReturnType<typeof createPruner>
}

export type FinishedPage = {
  html: string
  /** A line that says what to start with, then what the server rendered: a file of this name among the payloads. */
  payload: string
  payloadName: string
  /** The chunks that the page fetches. */
  started: string[]
  /** Those, and the ones it may fetch later. */
  chunks: string[]
}

/** Folders of the site, all answered as immutable: what lies there is named after its contents. */
const SCRIPTS = '_next/static'
export const CHUNKS = `${SCRIPTS}/chunks`
export const PAYLOADS = `${SCRIPTS}/pages`

/** Sets as they are: putting the thousands of words of every chunk into one would cost more than all the rest. */
function wordsOfPage(page: Page, payload: string, chunks: string[], site: Site): ReadonlySet<string>[] {
  const own = elements(page).flatMap((element) => [
    element.tagName,
    inputOf(attribute(element, 'type') ?? ''),
    ...(attribute(element, 'placeholder') ? [PLACEHOLDER] : []),
    ...(attribute(element, 'class')?.split(/\s+/) ?? []),
  ])
  return [new Set(own), classCandidates(payload), ...chunks.map(site.chunks.words)]
}

function inlineStyles(page: Page, css: string, address: string): void {
  const sheets = all(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const [sheet] = sheets
  if (!sheet || sheets.length > 1 || attribute(sheet, 'href') !== address)
    throw new Error(`one stylesheet, ${address}, expected`)
  replace(sheet, create('style', {}, css))
}

/** A chat that begins with words, inside a form: what the form shows when it cannot send. */
const offersChat = (page: Page) =>
  all(page, 'form').some((form) => all(form, 'a').some((link) => attribute(link, 'href')?.includes('?text=')))

/** A form that leads somewhere by itself: the trip search. */
const takesSearch = (page: Page) => all(page, 'form').some((form) => attribute(form, 'action') !== undefined)

/** The module system's own chunk, which nothing names. */
const RUNTIME = /\/turbopack-[^/]+\.js$/

/**
 * The framework has every page of a route fetch what any page of the route might need: a category all that a vehicle's
 * page does. A page needs what it starts with, and what its own components name.
 */
function startedChunks(chunks: string[], payload: string): string[] {
  if (!chunks.some((chunk) => RUNTIME.test(chunk))) throw new Error("the module system's own chunk not found")
  return chunks.filter((chunk) => RUNTIME.test(chunk) || payload.includes(basename(chunk)))
}

/**
 * Rewrites one exported page: its scripts start late, its styles stand in it. The order of the steps matters: the
 * classes of the payload count as in use, and the policy holds hashes of the final scripts and styles.
 */
export function finishPage(text: string, site: Site, sources: ExternalOrigins): FinishedPage {
  const page = readHtml(text)
  const scripts = takeFrameworkScripts(page, `${site.basePath}/${CHUNKS}/`)
  const payload = `${scripts.entry}\n${withoutAssets(scripts.payload)}`
  const payloadName = `${createHash('sha256').update(payload).digest('hex').slice(0, 16)}.txt`
  const started = startedChunks(scripts.chunks, payload)
  const chunks = site.chunks.reachable(started.join(' ') + payload)
  // The framework's own chunks, which it starts with, name every element there is and draw none.
  const drawing = chunks.filter((chunk) => !scripts.entry.includes(chunk))

  inlineStyles(page, site.prune(wordsOfPage(page, payload, drawing, site)), site.sheetAddress)
  const start = writeStartList(`${site.basePath}/${SCRIPTS}/`, [
    `${site.basePath}/${PAYLOADS}/${payloadName}`,
    ...started,
  ])
  const head = one(page, 'head')
  if (site.reporter) {
    const { script, endpoint, domain } = site.reporter
    append(head, create('script', { 'data-endpoint': endpoint, 'data-domain': domain }, script))
  }
  const loader = site.loader({ chat: offersChat(page), search: takesSearch(page) })
  append(head, create('script', { 'data-start': start }, loader))
  append(head, create('script', { type: 'speculationrules' }, site.speculation))
  addPolicy(page, sources)
  return { html: writeHtml(page), payload, payloadName, started, chunks }
}
