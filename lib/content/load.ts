import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'
import type * as z from 'zod'
import { buildLocale, isPseudo, SOURCE_LOCALE } from '@/lib/config/locales'
import { ContentError, type ContentProblem, shown } from './content-error'
import { pseudoText, tallPseudoText } from './pseudo-locale'
import { readText } from './read-text'
import { plainReason, yamlReason } from './plain-errors'
import { inLanguages } from './schema/icu'
import { mapTexts, merge, overlayProblems, textProblems } from './translate'
import { cachedYaml } from './yaml-cache'

/** The folder of the content. `CONTENT_DIR` sets another one. */
export const contentRoot = resolve(process.env.CONTENT_DIR || 'content')

/** The line of the value at `path`, or of its nearest ancestor that is in the file. */
export function lineOf(document: Document, counter: LineCounter, path: PropertyKey[]): number | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.range)
      return counter.linePos(node.range[0]).line
  }
  return undefined
}

/** Parses YAML with the positions that `lineOf` needs. */
export function parseLines(text: string) {
  const counter = new LineCounter()
  return { document: parseDocument(text, { lineCounter: counter }), counter }
}

/** zod reports an unknown key at the path of the object that contains it; its author looks for the key itself. */
const pathsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** The syntax errors of a YAML text, at most one per line. */
function yamlProblems({ errors, warnings }: Document, counter: LineCounter): ContentProblem[] {
  const byLine = new Map<number, ContentProblem>()
  for (const error of [...errors, ...warnings]) {
    const { line } = counter.linePos(error.pos[0])
    // Further errors on the same line are consequences of the first.
    if (!byLine.has(line)) byLine.set(line, { path: '', line, reason: yamlReason(error, errors) })
  }
  return [...byLine.values()]
}

/** Numbers as they are written by hand: not in other bases, with exponents, or with zeros in front. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Why YAML reads a value otherwise than it was meant. */
function misread(node: Node): string | undefined {
  if (isAlias(node)) return 'a text may not begin with *: put it in quotes'
  if (node.anchor) return 'a text may not begin with &: put it in quotes'
  if (node.tag) return 'a text may not begin with !: put it in quotes'
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  if (node.comment && node.value !== null)
    return 'what follows # is not read: put the text in quotes, or the note on a line of its own'
  return typeof node.value === 'number' && !PLAIN_NUMBER.test(node.source ?? '')
    ? `'${node.source}' is read as the number ${node.value}: write that in plain digits, or a text in quotes`
    : undefined
}

/**
 * Texts and numbers that YAML does not read as they were meant. The content has no aliases, tags or directives, and
 * comments on lines of their own only.
 */
function misreadProblems(document: Document, counter: LineCounter): ContentProblem[] {
  const problems: ContentProblem[] = []
  const add = (path: readonly unknown[], node: Node, reason: string | undefined) => {
    const keys = path.flatMap((each) => (isPair(each) ? [String((each.key as Scalar).value)] : []))
    const line = node.range ? counter.linePos(node.range[0]).line : undefined
    if (reason) problems.push({ path: keys.join('.'), line, reason })
  }
  if (document.directives?.yaml.explicit)
    problems.push({ path: '', line: 1, reason: 'a line may not begin with %: take it out' })
  visit(document, { Node: (_, node, path) => add(path, node, misread(node)) })
  return problems
}

const isAbsent = (document: Document, { code, path }: z.core.$ZodIssue) =>
  code !== 'custom' && code !== 'unrecognized_keys' && path.length > 0 && !document.hasIn(path)

/** The schema errors of a document, one per path, each with its line. */
function schemaProblems(issues: z.core.$ZodIssue[], document: Document, counter: LineCounter) {
  const problems = issues.flatMap((issue) => {
    const absent = isAbsent(document, issue)
    return pathsOf(issue).map((path) => ({
      path: path.join('.'),
      // A key missing at the top level has no line.
      line: absent && path.length === 1 ? undefined : lineOf(document, counter, path),
      reason: absent ? `is missing: add '${String(path.at(-1))}:' and its value` : issue.message,
    }))
  })
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed()
}

/** The value of a YAML text. Where its values stand is known to `parseLines` alone, which takes much longer. */
export const yamlValue = (file: string, text: string): unknown =>
  cachedYaml(text, () => {
    const { document, counter } = parseLines(text)
    const broken = [...yamlProblems(document, counter), ...misreadProblems(document, counter)]
    if (broken.length > 0) throw new ContentError(shown(file), broken)
    return document.toJS() as unknown
  })

/**
 * Parses the text of one YAML file.
 * @param file absolute; only used in error messages, not read.
 * @throws ContentError naming the file, the path in it and the reason.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(yamlValue(file, text), { error: plainReason })
  if (result.success) return result.data
  const { document, counter } = parseLines(text)
  throw new ContentError(shown(file), schemaProblems(result.error.issues, document, counter))
}

/** The file that translates a content file: `content/locales/hi/company.yaml` for `content/company.yaml`. */
export const overlayFile = (file: string, locale: string) =>
  join(contentRoot, 'locales', locale, relative(contentRoot, file))

type Overlay = { file: string; text: string; locale: string }

/** The file that translates another into a language, if there is one. */
function overlayOf(file: string, locale: string): Overlay | undefined {
  if (locale === SOURCE_LOCALE || isPseudo(locale)) return undefined
  const overlay = overlayFile(file, locale)
  return existsSync(overlay) ? { file: overlay, text: readText(overlay), locale } : undefined
}

/**
 * The value of a YAML text with the texts of its overlay. What is not translated keeps its text.
 * @throws ContentError naming the overlay, for a fact or an unknown key in it, and for a text that its schema
 * rejects.
 */
function parseOverlaid<Schema extends z.ZodType>(
  overlay: Overlay,
  base: unknown,
  schema: Schema,
): z.infer<Schema> {
  const texts = yamlValue(overlay.file, overlay.text)
  const refused = [...overlayProblems(schema, texts, base), ...textProblems(schema, texts, overlay.locale)]
  const read = () => schema.safeParse(merge(base, texts), { error: plainReason })
  const result = refused.length === 0 ? inLanguages([SOURCE_LOCALE, overlay.locale], read) : undefined
  if (result?.success) return result.data
  const { document, counter } = parseLines(overlay.text)
  throw new ContentError(
    shown(overlay.file),
    result
      ? schemaProblems(result.error.issues, document, counter)
      : refused.map(({ path, reason }) => ({
          path: path.join('.'),
          line: lineOf(document, counter, path),
          reason,
        })),
  )
}

/** A YAML text, the language it is read in, and the translation of its texts. */
type Source = { file: string; text: string; locale: string; overlay?: Overlay }

const pseudoIn = (locale: string) => (locale.endsWith('-XT') ? tallPseudoText : pseudoText)

/** A YAML text in a language: as it is written, with its overlay, or in the pseudo-locale. */
function parseIn<Schema extends z.ZodType>(
  { file, text, locale, overlay }: Source,
  schema: Schema,
): z.infer<Schema> {
  const value = parseYaml(file, text, schema)
  if (isPseudo(locale))
    return mapTexts(schema, value, (each, kind) => (kind === 'copy' ? pseudoIn(locale)(each) : each))
  return overlay ? parseOverlaid(overlay, yamlValue(file, text), schema) : value
}

const parsed = new Map<string, { source: Source; schema: z.ZodType; value: unknown }>()

/**
 * `parseIn`, memoized by file and language while the texts stay the same: a change of one file does not parse the
 * others again, which the editor's previews and `next dev` would wait for.
 */
function parseChanged<Schema extends z.ZodType>(source: Source, schema: Schema): z.infer<Schema> {
  const key = `${source.locale} ${source.file}`
  const known = parsed.get(key)
  const isSame =
    known?.schema === schema &&
    known.source.text === source.text &&
    known.source.overlay?.text === source.overlay?.text
  if (isSame) return known.value as z.infer<Schema>
  const value = parseIn(source, schema)
  parsed.set(key, { source, schema, value })
  return value
}

/**
 * Reads one YAML file in a language.
 * @throws ContentError naming the file, the path in it and the reason.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  locale = buildLocale,
): z.infer<Schema> {
  if (!existsSync(file)) throw new ContentError(shown(file), [{ path: '', reason: 'the file is missing' }])
  return parseChanged({ file, text: readText(file), locale, overlay: overlayOf(file, locale) }, schema)
}

/** The two parts of a Markdown file; undefined when it does not begin with front matter between `---` lines. */
export function splitMarkdown(text: string): { yaml: string; body: string } | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  // The line break replaces the opening ---, so that line numbers are those of the file.
  return match ? { yaml: `\n${match[1]}`, body: (match[2] ?? '').trim() } : undefined
}

type Markdown<Schema extends z.ZodType> = { data: z.infer<Schema>; body: string }

const NO_HEAD = 'must begin with front matter: a line of ---, the lines of its head, and another line of ---'
const OPEN_HEAD = 'its head is not closed: a line of three hyphens, ---, ends it'

/** @throws ContentError for a text without front matter. */
function splitFile(file: string, text: string) {
  const parts = splitMarkdown(text)
  if (parts) return parts
  const lines = text.split('\n').map((line) => line.trimEnd())
  const almost = lines.findIndex((line, index) => index > 0 && /^(-{2,}|[—–-]+)$/.test(line))
  const problem =
    lines[0] === '---'
      ? { line: almost > 0 ? almost + 1 : undefined, reason: OPEN_HEAD }
      : { line: 1, reason: NO_HEAD }
  throw new ContentError(shown(file), [{ path: '', ...problem }])
}

/**
 * Parses the text of one Markdown file: YAML front matter between `---` lines, then the body.
 * @throws ContentError as `parseYaml` does.
 */
export function parseMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Markdown<Schema> {
  const { yaml, body } = splitFile(file, text)
  return { data: parseYaml(file, yaml, schema), body }
}

/**
 * Reads one Markdown file in a language. An overlay holds texts of the front matter, a body alone, or both.
 * @throws ContentError as `parseMarkdown` does.
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  locale = buildLocale,
): Markdown<Schema> {
  const base = splitFile(file, readText(file))
  const found = overlayOf(file, locale)
  const overlay = found && (splitMarkdown(found.text) ?? { yaml: '', body: found.text.trim() })
  const data = parseChanged(
    { file, text: base.yaml, locale, overlay: found && overlay && { ...found, text: overlay.yaml } },
    schema,
  )
  const body = isPseudo(locale) ? pseudoIn(locale)(base.body) : base.body
  return { data, body: overlay?.body || body }
}

/** The files with one ending in a folder of the content, sorted by name. None where the folder does not exist. */
export function listFiles(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => extname(name) === extension)
    .sort()
    .map((name) => join(folder, name))
}

/** Throws the mistakes in a YAML file that were found by comparing files with each other, not by its schema. */
export function refuseAll(file: string, problems: { path: string; reason: string }[]): never {
  const { document, counter } = parseLines(readText(file))
  const lineAt = (path: string) => (path ? lineOf(document, counter, path.split('.')) : undefined)
  throw new ContentError(
    shown(file),
    problems.map(({ path, reason }) => ({ path, line: lineAt(path), reason })),
  )
}

/** Throws one such mistake. */
export const refuse = (file: string, path: string, reason: string): never =>
  refuseAll(file, [{ path, reason }])

/**
 * Throws where a content file names others that do not exist. A draft counts as existing; it is only not shown.
 * @param names of the other files below the content, such as `blog/3.md`, each with the path where it is named.
 */
export function mustExist(file: string, names: { path: string; name: string }[]): void {
  const gone = names.filter(({ name }) => !existsSync(join(contentRoot, name)))
  if (gone.length === 0) return
  refuseAll(
    file,
    gone.map(({ path, name }) => ({
      path,
      reason: `there is no ${name}: name another, or take it out here`,
    })),
  )
}
