import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Document } from 'yaml'
import { contentRoot, lineOf, parseLines, splitMarkdown } from '../../lib/content/load'
import { memoize } from '../../lib/content/memoize'
import { knownYaml } from '../../lib/content/yaml-cache'
import { filesBelow } from './files-below'

/** A parsed content file, not validated by its schema, so that invalid files can be read too. */
export type ContentFile = {
  /** Such as `content/company.yaml`. */
  name: string
  /** Undefined for a file that cannot be parsed. */
  data: unknown
  has: (path: PropertyKey[]) => boolean
  /** The line of the value at a path, or of the nearest enclosing value. */
  lineOf: (path: PropertyKey[]) => number | undefined
}

/** Whether a vehicle or a post is shown in previews only. */
export const isDraft = ({ data }: ContentFile) =>
  typeof data === 'object' && data !== null && 'draft' in data && data.draft === true

/** Splits `figures.3.label` into its keys. */
export const toPath = (key: string): PropertyKey[] =>
  key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The value of a document; undefined where it has syntax errors, or an alias in it cannot be resolved. */
function valueOf(document: Document): unknown {
  // What the parser makes of a broken text is a guess, and rules would report errors that are none.
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

/** Parses one content file: YAML, or the front matter of Markdown. */
export function parseContentFile(name: string, text: string): ContentFile {
  const yaml = name.endsWith('.md') ? (splitMarkdown(text)?.yaml ?? '') : text
  let lines: ReturnType<typeof parseLines> | undefined
  // Only mistakes need the positions, and parsing is most of the time of the content check.
  const parsed = () => (lines ??= parseLines(yaml))
  return {
    name,
    data: knownYaml(yaml) ?? valueOf(parsed().document),
    has: (path) => parsed().document.hasIn(path),
    lineOf: (path) => lineOf(parsed().document, parsed().counter, path),
  }
}

/** The text of a post, and the number of lines before it. */
export function bodyOf(name: string): { body: string; before: number } {
  const text = readFileSync(resolve(name), 'utf8').replace(/^\uFEFF/, '')
  const body = splitMarkdown(text)?.body ?? ''
  return { body, before: text.slice(0, text.trimEnd().length - body.length).split('\n').length - 1 }
}

/** Every content file except translations, or these alone, sorted by name. */
export const readContentFiles = (root = contentRoot, areTranslations = false): ContentFile[] =>
  filesBelow(root)
    .filter((name) => name.startsWith('locales/') === areTranslations)
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .map((name) => join(root, name))
    .map((file) =>
      parseContentFile(
        relative(process.cwd(), file).replaceAll(sep, '/'),
        readFileSync(file, 'utf8').replace(/^\uFEFF/, ''),
      ),
    )

/** The same, memoized for the content rules. */
export const contentFiles = memoize(() => readContentFiles())
export const translatedFiles = memoize(() => readContentFiles(contentRoot, true))
