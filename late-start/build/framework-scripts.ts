import { all, attribute, type Element, type Page, remove, textOf } from '../../tools/postbuild/html'

export type FrameworkScripts = {
  /** Addresses of the chunks, in the order of the document. */
  chunks: string[]
  /** What the module system is told to start with, as JSON. */
  entry: string
  /** What the server rendered, as React reads it. */
  payload: string
}

const ENTRY_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const PAYLOAD_PUSH = 'self.__next_f.push('
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])'
/** Scripts that are data to the browser, and the page's own. */
const DATA_TYPES = ['application/ld+json', 'application/json', 'speculationrules']
/** On an inline script that a page brings along. */
const OWN = 'data-own'
const PRELOADS = ['font', 'image', 'script']

/** The object of `(globalThis["TURBOPACK"] …).push({…});`. */
function readEntry(text: string): string {
  const entry: unknown = JSON.parse(text.slice(ENTRY_PUSH.length, text.lastIndexOf(')')))
  if (!(entry instanceof Object && 'otherChunks' in entry && 'runtimeModuleIds' in entry))
    throw new Error(`an unknown kind of start: ${text.slice(0, 120)}`)
  return JSON.stringify(entry)
}

/** The string of `self.__next_f.push([1,"…"])`. */
function readPush(text: string): string {
  const pushed: unknown = JSON.parse(text.slice(PAYLOAD_PUSH.length, -1))
  if (!Array.isArray(pushed) || pushed.length !== 2 || pushed[0] !== 1 || typeof pushed[1] !== 'string')
    throw new Error(`an unknown kind of payload: ${text.slice(0, 60)}`)
  return pushed[1]
}

function takeInline(script: Element, found: FrameworkScripts): void {
  const text = textOf(script)
  if (attribute(script, 'id') === '_R_' && text.startsWith(ENTRY_PUSH)) found.entry = readEntry(text)
  else if (text.startsWith(PAYLOAD_PUSH) && text.endsWith(')')) found.payload += readPush(text)
  else if (text !== PAYLOAD_START) throw new Error(`an unknown inline script: ${text.slice(0, 60)}`)
}

function takeScript(script: Element, found: FrameworkScripts, folder: string): void {
  const src = attribute(script, 'src')
  // Only browsers that could not run the chunks either would fetch the polyfills.
  if (src?.startsWith(folder) && attribute(script, 'nomodule') !== undefined) return
  if (src === undefined) takeInline(script, found)
  else if (src.startsWith(folder) && src.endsWith('.js')) found.chunks.push(src)
  else throw new Error(`an unknown script: ${src}`)
}

function removePreloads(page: Page, chunks: string[]): void {
  for (const link of all(page, 'link')) {
    const kind = attribute(link, 'rel')
    const as = attribute(link, 'as') ?? ''
    if (kind === 'preload' && !PRELOADS.includes(as)) throw new Error(`a preload of an unknown kind: ${as}`)
    if (kind !== 'modulepreload' && !(kind === 'preload' && as === 'script')) continue
    const href = attribute(link, 'href') ?? ''
    if (!chunks.includes(href)) throw new Error(`a preload of an unknown script: ${href}`)
    remove(link)
  }
}

/**
 * Takes every script of the framework out of a page.
 * @param folder where the chunks are served from: '/_next/static/chunks/'.
 * @throws where a script, a preload or the payload is not of the known shape, or one of them is missing.
 */
export function takeFrameworkScripts(page: Page, folder: string): FrameworkScripts {
  const found: FrameworkScripts = { chunks: [], entry: '', payload: '' }
  for (const script of all(page, 'script')) {
    if (DATA_TYPES.includes(attribute(script, 'type') ?? '') || attribute(script, OWN) !== undefined) continue
    takeScript(script, found, folder)
    remove(script)
  }
  for (const [name, part] of Object.entries(found))
    if (part.length === 0) throw new Error(`the framework's ${name} not found`)
  found.chunks = [...new Set(found.chunks)]
  removePreloads(page, found.chunks)
  return found
}
