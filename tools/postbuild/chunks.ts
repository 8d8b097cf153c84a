import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../shared/build-cache'
import { type ClassNames, classCandidates } from './class-names'
import { CHUNKS } from './folders'

/** Next.js's chunks on disk: which chunk references which, and the possible class names in them. */
export type Chunks = {
  names: string[]
  /** The chunks of a page, and those that they may import lazily. */
  reachable: (from: string) => string[]
  /** The possible class names in some chunks together. */
  candidates: (names: string[]) => ReadonlySet<string>
  /** A chunk's name changes with its text, which gets short class names. */
  publishedName: (name: string) => string
  publishedText: (name: string) => string
  /** Renames the chunks that a text references to what they are published as. */
  rename: (text: string) => string
}

/** A reference to a chunk, in a chunk or a payload. */
const REFERENCE = /chunks\/([\w.~-]+\.js)/g

/** Whether a text of a payload references a chunk or a style sheet, which lie in one folder. */
export const namesChunk = (text: string) => text.includes(`${CHUNKS}/`)

/**
 * @param folder of the chunks: 'out/_next/static/chunks'.
 * @param classNames short class names.
 */
export function readChunks(folder: string, classNames: ClassNames): Chunks {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const named = (text: string) =>
    [...new Set(Array.from(text.matchAll(REFERENCE), ([, name = '']) => name))]
      .filter((name) => texts.has(name))
      .sort()
  const links = new Map([...texts].map(([name, text]) => [name, named(text)]))
  const candidates = new Map<string, ReadonlySet<string>>()

  const reachable = (from: string) => {
    const found = new Set(named(from))
    // Iteration over a Set includes elements added during it.
    for (const name of found) links.get(name)?.forEach((next) => found.add(next))
    return [...found]
  }
  const shortened = new Map([...texts].map(([name, text]) => [name, classNames.script(text)]))
  // Chunks are cached for good, so a chunk's name must change with its text, which contains the names of other chunks.
  const renamed = new Map(
    names.map((name) => {
      const all = [name, ...reachable(`chunks/${name}`)]
      return [name, `${hashOf(...all.map((one) => shortened.get(one) ?? '')).slice(0, 8)}.js`]
    }),
  )
  const publishedName = (name: string) => renamed.get(name) ?? name
  const rename = (text: string) =>
    text.replace(REFERENCE, (_, name: string) => `chunks/${publishedName(name)}`)

  return {
    names,
    publishedName,
    publishedText: (name) => rename(shortened.get(name) ?? ''),
    rename,
    reachable,
    // Pages with the same template have the same chunks.
    candidates: (some) => {
      const key = some.join(' ')
      const known = candidates.get(key) ?? classCandidates(some.map((name) => texts.get(name)).join(' '))
      candidates.set(key, known)
      return known
    },
  }
}
