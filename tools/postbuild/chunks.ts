import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classCandidates } from './class-names'

/** Next.js's chunks on disk: which chunk references which, and the possible class names in them. */
export type Chunks = {
  names: string[]
  /** The chunks of a page, and those that they may import lazily. */
  reachable: (from: string) => string[]
  candidates: (name: string) => ReadonlySet<string>
}

/** @param folder of the chunks: 'out/_next/static/chunks'. */
export function readChunks(folder: string): Chunks {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const named = (text: string) => names.filter((name) => text.includes(name))
  const links = new Map([...texts].map(([name, text]) => [name, named(text)]))
  const candidates = new Map<string, ReadonlySet<string>>()

  const reachable = (from: string) => {
    const found = new Set(named(from))
    // Iteration over a Set includes elements added during it.
    for (const name of found) links.get(name)?.forEach((next) => found.add(next))
    return [...found]
  }
  return {
    names,
    reachable,
    candidates: (name) => {
      const known = candidates.get(name) ?? classCandidates(texts.get(name) ?? '')
      candidates.set(name, known)
      return known
    },
  }
}
