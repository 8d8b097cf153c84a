import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  all,
  append,
  attribute,
  create,
  type Element,
  elements,
  one,
  type Page,
  replace,
} from '../../tools/postbuild/html'
import type { Chunks } from '../../tools/postbuild/chunks'
import { classCandidates } from '../../tools/postbuild/class-names'
import { type createPruner, inputOf, PLACEHOLDER } from '../../tools/postbuild/css'
import { addPolicyAfter, addReporter, addSpeculationRules, type PageParts } from '../../tools/postbuild/page'
import { SCRIPTS } from '../../tools/postbuild/site'
import { type Step, stepsOver } from '../../tools/postbuild/step'
import { ContractError, isRuntimeChunk } from '../next-contract'
import { withoutAssets } from './flight'
import { type FrameworkScripts, takeFrameworkScripts } from './framework-scripts'
import type { Loaders } from './loader'
import { writeStartList } from './start-list'

/** What the rewriting needs to know of the site: its loaders, its chunks and its one stylesheet. */
export type Bundle = {
  /** '' or '/folder'. */
  basePath: string
  loader: Loaders
  chunks: Chunks
  sheetAddress: string
  prune: ReturnType<typeof createPruner>
}

export type LatePageParts = PageParts & {
  /** Given. */
  bundle: Bundle
  framework: FrameworkScripts
  /** A line that says what to start with, then what the server rendered: a file of this name among the payloads. */
  payload: { name: string; text: string }
  /** The addresses of the chunks that the page starts with. */
  started: string[]
  /** The names of those, and of the ones that it may fetch later. */
  reachable: string[]
  style: Element
  loader: Element
}

export const PAYLOADS = `${SCRIPTS}/pages`

/** Sets as they are: putting the thousands of words of every chunk into one would cost more than all the rest. */
function classesOf(page: Page, payload: string, drawing: string[], chunks: Chunks): ReadonlySet<string>[] {
  const own = elements(page).flatMap((element) => [
    element.tagName,
    inputOf(attribute(element, 'type') ?? ''),
    ...(attribute(element, 'placeholder') ? [PLACEHOLDER] : []),
    ...(attribute(element, 'class')?.split(/\s+/) ?? []),
  ])
  return [new Set(own), classCandidates(payload), ...drawing.map(chunks.candidates)]
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

/** A chat that begins with words, inside a form: what the form shows when it cannot send. */
const offersChat = (page: Page) =>
  all(page, 'form').some((form) => all(form, 'a').some((link) => attribute(link, 'href')?.includes('?text=')))

/** A form that leads somewhere by itself: the trip search. */
const takesSearch = (page: Page) => all(page, 'form').some((form) => attribute(form, 'action') !== undefined)

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
    reads: ['framework'],
    writes: ['payload'],
    run: ({ framework }) => {
      const text = `${framework.entry}\n${withoutAssets(framework.payload)}`
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
      return { payload: { name: `${hash}.txt`, text } }
    },
  }),
  // The framework has every page of a route fetch what any page of the route might need: a category all that a vehicle's
  // page does. A page needs what it starts with, and what its own components name.
  step({
    name: 'chunks',
    reads: ['framework', 'payload', 'bundle'],
    writes: ['started', 'reachable'],
    run: ({ framework, payload: { text }, bundle }) => {
      if (!framework.chunks.some(isRuntimeChunk))
        throw new ContractError("the module system's own chunk not found")
      const started = framework.chunks.filter(
        (chunk) => isRuntimeChunk(chunk) || text.includes(basename(chunk)),
      )
      return { started, reachable: bundle.chunks.reachable(started.join(' ') + text) }
    },
  }),
  step({
    name: 'styles',
    reads: ['document', 'framework', 'payload', 'reachable', 'bundle'],
    writes: ['style'],
    run: ({ document, framework, payload, reachable, bundle: { prune, chunks, sheetAddress } }) => {
      // The framework's own chunks, which it starts with, name every element there is and draw none.
      const drawing = reachable.filter((chunk) => !framework.entry.includes(chunk))
      const css = prune(classesOf(document, payload.text, drawing, chunks))
      return { style: replaceStylesheet(document, css, sheetAddress) }
    },
  }),
  addReporter,
  step({
    name: 'loader',
    reads: ['document', 'payload', 'started', 'bundle'],
    writes: ['loader'],
    run: ({ document, payload, started, bundle: { basePath, loader: loaderFor } }) => {
      const start = writeStartList(`${basePath}/${SCRIPTS}/`, [
        `${basePath}/${PAYLOADS}/${payload.name}`,
        ...started,
      ])
      const script = loaderFor({ chat: offersChat(document), search: takesSearch(document) })
      const loader = create('script', { 'data-start': start }, script)
      append(one(document, 'head'), loader)
      return { loader }
    },
  }),
  addSpeculationRules,
  addPolicyAfter<LatePageParts>(['style', 'reporter', 'loader', 'speculation']),
]
