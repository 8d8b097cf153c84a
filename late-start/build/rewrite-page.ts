import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  all,
  append,
  attribute,
  create,
  type Element,
  elements,
  headOf,
  type Page,
  replace,
  setText,
  textOf,
} from '../../tools/postbuild/html'
import { type Chunks, namesChunk } from '../../tools/postbuild/chunks'
import { type ClassNames, namesIn, payloadNames } from '../../tools/postbuild/class-names'
import { afterFirstPaint, CHECKED, forFirstPaint, inputOf, PLACEHOLDER } from '../../tools/postbuild/css'
import { addPolicyAfter, addReporter, addSpeculationRules, type PageParts } from '../../tools/postbuild/page'
import { DEFERRED_STYLES, LOADERS, PAYLOADS, SCRIPTS } from '../../tools/postbuild/folders'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { FIRST_SCREEN_END } from '../first-screen'
import { ContractError, isRuntimeChunk } from '../next-contract'
import type { Bundle } from './bundle'
import { mapRows, readFlight, type Row, withoutAssets, withoutStructuredData, writeFlight } from './flight'
import { type FrameworkScripts, takeFrameworkScripts } from './framework-scripts'
import type { LoaderParts } from './loader'
import { writeStartList } from './start-list'

export type LatePageParts = PageParts & {
  /** Given: what `cutFlight` took out of the exported HTML. */
  flight: string[]
  /** Given. */
  bundle: Bundle
  framework: FrameworkScripts
  /** The flight payload. */
  rows: Row[]
  loaderParts: LoaderParts
  /** The file that the loader fetches: Turbopack's entry in the first line, then the flight payload. */
  payloadFile: { name: string; contents: Buffer }
  /** The addresses of the chunks that the page starts with. */
  started: string[]
  /** The names of those, and of the ones that it may fetch later. */
  reachable: string[]
  style: Element
  /** The file with the styles of what follows the first screen, where the page marks its end. */
  deferred?: { name: string; text: string }
  /** The inline script that captures events until the loader has loaded. */
  early: Element
  /** The loader, which the pages of its kind share; inline where the page is short. */
  loaderFile?: { name: string; text: string }
}

/** @param digits enough for the number of such files: each digit is half a byte in every compressed page. */
const fileHash = (contents: string | Buffer, digits: number) =>
  createHash('sha256').update(contents).digest('hex').slice(0, digits)

/** What selectors may name of these elements. */
function namesOf(some: Element[]): ReadonlySet<string> {
  const names = new Set<string>()
  const lists = new Set<string>()
  for (const { tagName, attrs } of some) {
    names.add(tagName)
    for (const { name, value } of attrs)
      if (name === 'class') lists.add(value)
      else if (name === 'type') names.add(inputOf(value))
      else if (name === 'checked') names.add(CHECKED)
      else if (name === 'placeholder' && value) names.add(PLACEHOLDER)
  }
  for (const list of lists) namesIn(list).forEach((name) => names.add(name))
  return names
}

/** The names of all that a page may show, as separate sets, since merging them takes longer than searching each. */
const pageNames = (page: Page, rows: Row[], rendering: string[], chunks: Chunks): ReadonlySet<string>[] => [
  namesOf(elements(page)),
  payloadNames(rows.map(({ data }) => data)),
  chunks.candidates(rendering),
  new Set([CHECKED]),
]

/** The names in what is before the end of the first screen, without dialogs, which are closed. */
function firstScreenNames(page: Page, end: Element): ReadonlySet<string>[] {
  const own = elements(page)
  const closed = new Set(all(page, 'dialog').flatMap((dialog) => [dialog, ...elements(dialog)]))
  return [namesOf(own.slice(0, own.indexOf(end)).filter((element) => !closed.has(element)))]
}

function replaceStylesheet(page: Page, css: string, address: string): Element {
  const sheets = all(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const [sheet] = sheets
  if (!sheet || sheets.length > 1 || attribute(sheet, 'href') !== address)
    throw new ContractError(`one stylesheet, ${address}, expected`)
  const style = create('style', {}, css)
  replace(sheet, style)
  return style
}

function renameClasses(page: Page, { list, html }: ClassNames): void {
  for (const element of elements(page)) {
    for (const attr of element.attrs) if (attr.name === 'class') attr.value = list(attr.value)
    if (element.tagName === 'noscript') setText(element, html(textOf(element)))
  }
}

const isFirstScreenEnd = (link: Element) => attribute(link, FIRST_SCREEN_END) !== undefined

/** Whether a form contains a chat link with a message: its fallback shows that link. */
const offersChat = (page: Page) =>
  all(page, 'form').some((form) => all(form, 'a').some((link) => attribute(link, 'href')?.includes('?text=')))

/** Whether a form has an `action`: the trip search, or another one that is submitted natively, which is not hurt by it. */
const isSearch = (element: Element) =>
  element.tagName === 'form' && attribute(element, 'action') !== undefined

const takesSearch = (page: Page) => elements(page).some(isSearch)

/** What plays by itself or has a value to restore. */
const NEEDS_SCRIPTS = ['form', 'input', 'select', 'textarea', 'video']

/**
 * A picture that opens a dialog by script is often the first thing that is touched, and would open it 470 ms later on a
 * slow phone if the scripts started only then (docs/decisions/0010-late-start.md).
 */
const needsScripts = (element: Element): boolean =>
  (NEEDS_SCRIPTS.includes(element.tagName) && !isPause(element)) ||
  (attribute(element, 'aria-haspopup') === 'dialog' && attribute(element, 'commandfor') === undefined)

/** Pauses animations by a CSS selector: components/home/hero-pictures.css. */
const isPause = (element: Element) => attribute(element, 'data-pause') !== undefined

const isCarousel = (element: Element) => attribute(element, 'aria-roledescription') !== undefined

/**
 * Whether the content does nothing until a visitor acts. Carousels move by themselves, but those below the first screen
 * are seen after a scroll. A search on the first screen can be filled in at once: the loader selects its tabs.
 */
function waitsForVisitor(page: Page): boolean {
  const own = all(page, 'main').flatMap(elements)
  const end = own.findIndex(isFirstScreenEnd)
  const first = own.slice(0, end < 0 ? undefined : end)
  const searches = end < 0 ? [] : first.filter(isSearch)
  const ready = new Set(searches.flatMap((form) => [form, ...elements(form)]))
  return !first.some(isCarousel) && !own.some((element) => !ready.has(element) && needsScripts(element))
}

/** Whether the page has the hero's pictures or the film. */
const savesData = (page: Page) =>
  elements(page).some(
    (element) => element.tagName === 'video' || attribute(element, 'class')?.includes('cross-fade-picture'),
  )

const step = stepsOver<LatePageParts>()

export const latePageSteps: Step<LatePageParts>[] = [
  step({
    name: 'framework scripts',
    reads: ['document', 'bundle'],
    writes: ['document', 'framework'],
    run: ({ document, bundle }) => ({
      document,
      framework: takeFrameworkScripts(document, `${bundle.basePath}/${SCRIPTS}/chunks/`),
    }),
  }),
  step({
    name: 'payload',
    reads: ['flight'],
    writes: ['rows'],
    run: ({ flight }) => ({ rows: withoutStructuredData(withoutAssets(readFlight(flight))) }),
  }),
  // Next.js makes every page of a route fetch the chunks of all pages of that route: a category page those of a
  // vehicle page. A page needs the chunks of its entry, and those that its own payload names.
  step({
    name: 'chunks',
    reads: ['framework', 'rows', 'bundle'],
    writes: ['started', 'reachable'],
    run: ({ framework, rows, bundle }) => {
      if (!framework.chunks.some(isRuntimeChunk))
        throw new ContractError("the module system's own chunk not found")
      const text = [framework.entry, ...rows.map(({ data }) => data).filter(namesChunk)].join(' ')
      const started = framework.chunks.filter(
        (chunk) => isRuntimeChunk(chunk) || text.includes(basename(chunk)),
      )
      return { started, reachable: bundle.chunks.reachable(`${started.join(' ')} ${text}`) }
    },
  }),
  // Before the styles, which take the mark of the first screen's end.
  step({
    name: 'loader parts',
    reads: ['document'],
    writes: ['loaderParts'],
    run: ({ document }) => ({
      loaderParts: {
        chat: offersChat(document),
        search: takesSearch(document),
        waits: waitsForVisitor(document),
        savesData: savesData(document),
      },
    }),
  }),
  step({
    name: 'styles',
    reads: ['document', 'framework', 'rows', 'reachable', 'bundle'],
    writes: ['style', 'deferred'],
    run: ({ document, framework, rows, reachable, bundle }) => {
      const { basePath, prune, chunks, classNames, sheetAddress } = bundle
      // The framework's own chunks, which the entry lists, contain the names of all HTML elements but render none of
      // them.
      const rendering = reachable.filter((chunk) => !framework.entry.includes(chunk))
      const css = prune(pageNames(document, rows, rendering, chunks))
      const end = all(document, 'link').find(isFirstScreenEnd)
      const inlined = end ? forFirstPaint(prune(firstScreenNames(document, end))) : css
      const style = replaceStylesheet(document, classNames.css(inlined), sheetAddress)
      if (!end) return { style, deferred: undefined }
      // With the rules of the first screen once more: which of two rules applies depends on their order.
      const text = classNames.css(afterFirstPaint(css))
      const deferred = { name: `${fileHash(text, 8)}.css`, text }
      end.attrs = [
        { name: 'rel', value: 'stylesheet' },
        { name: 'href', value: `${basePath}/${DEFERRED_STYLES}/${deferred.name}` },
        // After the fonts and the picture of the first screen.
        { name: 'fetchpriority', value: 'low' },
      ]
      return { style, deferred }
    },
  }),
  // After the styles: short names are more often found in text by chance.
  step({
    name: 'class names',
    reads: ['document', 'framework', 'rows', 'started', 'reachable', 'bundle'],
    writes: ['document', 'payloadFile', 'started', 'reachable'],
    run: ({ document, framework, rows, started, reachable, bundle: { chunks, classNames } }) => {
      renameClasses(document, classNames)
      const payload = mapRows(rows, (json) =>
        classNames.payload(namesChunk(json) ? chunks.rename(json) : json),
      )
      const entry = Buffer.from(`${chunks.rename(framework.entry)}\n`)
      const contents = Buffer.concat([entry, writeFlight(payload)])
      return {
        document,
        payloadFile: { name: `${fileHash(contents, 12)}.txt`, contents },
        started: started.map(chunks.rename),
        reachable: reachable.map(chunks.publishedName),
      }
    },
  }),
  addReporter,
  step({
    name: 'loader',
    reads: ['document', 'loaderParts', 'payloadFile', 'started', 'deferred', 'bundle'],
    writes: ['early', 'loaderFile'],
    run: async ({ document, loaderParts, payloadFile, started, deferred, bundle: { basePath, loaders } }) => {
      const start = writeStartList(`${basePath}/${SCRIPTS}/`, [
        `${basePath}/${PAYLOADS}/${payloadFile.name}`,
        ...started,
      ])
      const text = await loaders.loaderFor(loaderParts)
      const captureText = await loaders.earlyFor(loaderParts)
      // Pages whose later styles are a file would be too long for the first round trip.
      if (!deferred) {
        const early = create('script', { 'data-start': start }, `${captureText}\n${text}`)
        append(headOf(document), early)
        return { early, loaderFile: undefined }
      }
      const loaderFile = { name: `${fileHash(text, 8)}.js`, text }
      const early = create('script', {}, captureText)
      append(headOf(document), early)
      const src = `${basePath}/${LOADERS}/${loaderFile.name}`
      append(headOf(document), create('script', { src, async: '', 'data-start': start }))
      return { early, loaderFile }
    },
  }),
  addSpeculationRules,
  addPolicyAfter<LatePageParts>(['style', 'reporter', 'early', 'speculation']),
]
