import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentRoot } from '../../lib/content/load'
import { readText } from '../../lib/content/read-text'
import { schemaOf } from '../../lib/content/file-schemas'
import { copyIn } from '../../lib/content/translated'
import { hashOf } from './build-cache'

/** Hashes of English copy, by the first key of a file: 'hero', 'questions'. */
export type Hashes = Record<string, string>

/** What each translation of a language was made from, by the files. It lies beside them. */
export const sourcesFile = (locale: string) => join(contentRoot, 'locales', locale, 'sources.yaml')

export function readSources(locale: string): Record<string, Hashes> {
  const file = sourcesFile(locale)
  return existsSync(file) ? ((parse(readText(file)) ?? {}) as Record<string, Hashes>) : {}
}

/** The hashes of what a file says today. @param name its path below the content. */
export function hashesNow(name: string): Hashes {
  const schema = schemaOf(name)
  if (!schema) return {}
  const parts = new Map<string, string[]>()
  for (const [path, text] of copyIn(join(contentRoot, name), schema)) {
    const key = path.split('.')[0] ?? path
    parts.set(key, [...(parts.get(key) ?? []), path, text])
  }
  return Object.fromEntries([...parts].map(([key, texts]) => [key, hashOf(...texts).slice(0, 8)]))
}

/** The first keys of a file whose English copy is no longer what was translated. */
export function changedSince(name: string, locale: string): string[] {
  const known = readSources(locale)[name] ?? {}
  return Object.entries(hashesNow(name)).flatMap(([key, hash]) =>
    known[key] && known[key] !== hash ? [key] : [],
  )
}
