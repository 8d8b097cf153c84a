import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import type * as z from 'zod'

/** One thing that is wrong: its path in the file, the line where it stands, the reason. */
type ContentProblem = { path: string; line?: number; reason: string }

/**
 * A mistake in a content file, told the way its author needs it: file, line, path inside the file, reason. Its stack
 * leads to the content and not into the code, which has no part in it.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  // Private, or the console would tell everything twice.
  readonly #file: string
  readonly #problems: ContentProblem[]

  constructor(file: string, problems: ContentProblem[]) {
    const lines = problems.map(
      ({ path, line, reason }) => `  ${placeOf(file, line)}  ${nameOf(path)}: ${reason}`,
    )
    super(`Content mistake in ${file}\n${lines.join('\n')}`)
    this.#file = file
    this.#problems = problems
    const places = problems.map(
      ({ path, line }) => `    at ${nameOf(path)} (${placeOf(resolve(file), line ?? 1)}:1)`,
    )
    this.stack = `${this.name}: ${this.message}\n${places.join('\n')}`
  }

  get file() {
    return this.#file
  }

  get problems() {
    return this.#problems
  }
}

const placeOf = (file: string, line?: number) => `${file}${line ? `:${line}` : ''}`
const nameOf = (path: string) => path || '(whole file)'

/** The folder that holds what the site says. `CONTENT_DIR` points builds at another one. */
export const contentRoot = resolve(process.env.CONTENT_DIR || 'content')

const shown = (file: string) => relative(process.cwd(), file)

/** The line of the value at `path`, or of the nearest thing around it that stands in the file. */
export function lineOf(document: Document, counter: LineCounter, path: PropertyKey[]): number | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.range)
      return counter.linePos(node.range[0]).line
  }
  return undefined
}

/** Parses YAML so that `lineOf` can tell on which line a value stands. */
export function parseLines(text: string) {
  const counter = new LineCounter()
  return { document: parseDocument(text, { lineCounter: counter }), counter }
}

/** zod tells of a key it does not know at the map around it; its author looks for the key itself. */
const pathsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

type Problem = ContentError['problems'][number]

const firstLine = (message: string) => message.split('\n')[0] ?? message

/** The value that a YAML text stands for, or why it stands for none. */
function valueOf(document: Document, counter: LineCounter): { value: unknown } | { problems: Problem[] } {
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      path: '',
      line: counter.linePos(pos[0]).line,
      reason: firstLine(message),
    }))
    return { problems }
  }
  try {
    return { value: document.toJS() }
  } catch (error) {
    // Aliases are only looked up here: one of nothing, or of far too much.
    return { problems: [{ path: '', reason: firstLine(String(error)) }] }
  }
}

/**
 * Parses the text of one YAML file.
 * @param file absolute; only named in a mistake, not read.
 * @throws ContentError naming the file, the path in it and the reason.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  const { document, counter } = parseLines(text)
  const read = valueOf(document, counter)
  if ('problems' in read) throw new ContentError(shown(file), read.problems)
  const result = schema.safeParse(read.value)
  if (result.success) return result.data
  const problems = result.error.issues.flatMap((issue) =>
    pathsOf(issue).map((path) => ({
      path: path.join('.'),
      line: lineOf(document, counter, path),
      reason: issue.message,
    })),
  )
  throw new ContentError(shown(file), problems)
}

/**
 * Reads one YAML file and parses it.
 * @throws ContentError naming the file, the path in it and the reason.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  if (!existsSync(file)) throw new ContentError(shown(file), [{ path: '', reason: 'the file is missing' }])
  return parseYaml(file, readFileSync(file, 'utf8'), schema)
}

/** The two parts of a Markdown file; undefined when it does not begin with front matter between `---` lines. */
export function splitMarkdown(text: string): { yaml: string; body: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text)
  // The line break stands for the opening ---, so that lines are counted as in the file.
  return match ? { yaml: `\n${match[1]}`, body: (match[2] ?? '').trim() } : undefined
}

type Markdown<Schema extends z.ZodType> = { data: z.infer<Schema>; body: string }

/**
 * Parses the text of one Markdown file: YAML front matter between `---` lines, then the body.
 * @throws ContentError as `parseYaml` does.
 */
export function parseMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Markdown<Schema> {
  const parts = splitMarkdown(text)
  if (!parts)
    throw new ContentError(shown(file), [
      { path: '', reason: 'begins without front matter between --- lines' },
    ])
  return { data: parseYaml(file, parts.yaml, schema), body: parts.body }
}

/**
 * Reads one Markdown file.
 * @throws ContentError as `parseMarkdown` does.
 */
export const readMarkdown = <Schema extends z.ZodType>(file: string, schema: Schema): Markdown<Schema> =>
  parseMarkdown(file, readFileSync(file, 'utf8'), schema)

/** The files with one ending in a folder of the content, sorted by name. An absent folder has none. */
export function listFiles(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => extname(name) === extension)
    .sort()
    .map((name) => join(folder, name))
}

/** Throws the mistakes in a YAML file that were found by comparing files with each other rather than inside one. */
export function refuseAll(file: string, problems: { path: string; reason: string }[]): never {
  const { document, counter } = parseLines(readFileSync(file, 'utf8'))
  const lineAt = (path: string) => (path ? lineOf(document, counter, path.split('.')) : undefined)
  throw new ContentError(
    shown(file),
    problems.map(({ path, reason }) => ({ path, line: lineAt(path), reason })),
  )
}

/** Throws one mistake of that kind. */
export const refuse = (file: string, path: string, reason: string): never =>
  refuseAll(file, [{ path, reason }])

/**
 * Throws a mistake where a file of the content names another that is not there. A draft counts as there: it is left out
 * of what is shown.
 * @param name of the other file below the content, such as `blog/3.md`.
 */
export function mustExist(file: string, path: string, name: string): void {
  if (!existsSync(join(contentRoot, name))) refuse(file, path, `there is no ${name}`)
}
