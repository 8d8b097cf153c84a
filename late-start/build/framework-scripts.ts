import { ContractError, readEntry } from '../next-contract'
import {
  all,
  attribute,
  type Element,
  isDataBlock,
  isSpeculationRules,
  type Page,
  remove,
  textOf,
} from '../../tools/postbuild/html'

export type FrameworkScripts = {
  /** Addresses of the chunks, in the order of the document. */
  chunks: string[]
  /** Turbopack's entry, which lists the chunks and modules to start with, as JSON. */
  entry: string
}

/** The attribute of an inline script that belongs to the page, not to the framework. */
const OWN = 'data-own'
const PRELOADS = ['font', 'image', 'script']

function takeScript(script: Element, found: FrameworkScripts, folder: string): void {
  const src = attribute(script, 'src')
  // The polyfills are for browsers that cannot run the chunks either.
  if (src?.startsWith(folder) && attribute(script, 'nomodule') !== undefined) return
  if (src === undefined) found.entry = readEntry(textOf(script), attribute(script, 'id')) ?? found.entry
  else if (src.startsWith(folder) && src.endsWith('.js')) found.chunks.push(src)
  else throw new ContractError(`an unknown script: ${src}`)
}

function removePreloads(page: Page, chunks: string[]): void {
  for (const link of all(page, 'link')) {
    const kind = attribute(link, 'rel')
    const as = attribute(link, 'as') ?? ''
    if (kind === 'preload' && !PRELOADS.includes(as))
      throw new ContractError(`a preload of an unknown kind: ${as}`)
    if (kind !== 'modulepreload' && !(kind === 'preload' && as === 'script')) continue
    const href = attribute(link, 'href') ?? ''
    if (!chunks.includes(href)) throw new ContractError(`a preload of an unknown script: ${href}`)
    remove(link)
  }
}

/**
 * Takes every script of the framework out of a page from which `cutFlight` has taken the payload.
 * @param folder where the chunks are served from: '/_next/static/chunks/'.
 * @throws ContractError where a script or a preload is not of the known shape, or one of them is missing.
 */
export function takeFrameworkScripts(page: Page, folder: string): FrameworkScripts {
  const found: FrameworkScripts = { chunks: [], entry: '' }
  for (const script of all(page, 'script')) {
    if (isDataBlock(script) || isSpeculationRules(script) || attribute(script, OWN) !== undefined) continue
    takeScript(script, found, folder)
    remove(script)
  }
  for (const [name, part] of Object.entries(found))
    if (part.length === 0) throw new ContractError(`the framework's ${name} not found`)
  found.chunks = [...new Set(found.chunks)]
  removePreloads(page, found.chunks)
  return found
}
