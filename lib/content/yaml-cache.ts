import { existsSync, readFileSync } from 'node:fs'

type Parsed = ReadonlyMap<string, unknown>

/** Set by a build; empty in development and in the browser. */
const cacheFile = process.env.YAML_CACHE ?? ''

const readCache = (): Parsed =>
  new Map(existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as [string, unknown][]) : [])

let stored: Parsed | undefined
const used = new Map<string, unknown>()

/**
 * The value of a YAML text, from `parse` unless the content check of this build, or that of an earlier one, has parsed
 * the same text. Every process of a build reads all content, and most of that time went into parsing.
 * @param parse throws for an invalid text, which is then not stored.
 */
export function cachedYaml(text: string, parse: () => unknown): unknown {
  if (!cacheFile) return parse()
  stored ??= readCache()
  const value = stored.has(text) ? stored.get(text) : parse()
  used.set(text, value)
  return value
}

/** The same value where it is known already; undefined for a text that is not, or that is invalid. */
export const knownYaml = (text: string): unknown => used.get(text)

/** What this process has read, as the text of the cache. */
export const yamlCacheText = (): string => JSON.stringify([...used])
