import { existsSync, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type * as z from 'zod'
import { ContentError, type ContentProblem, shown } from './content-error'
import { readText } from './read-text'
import { plainReason, yamlReason } from './reasons'

/** The folder that holds what the site says. `CONTENT_DIR` points builds at another one. */
export const contentRoot = resolve(process.env.CONTENT_DIR || 'content')

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

/** Why a YAML text stands for no value, one reason a line. */
function yamlProblems({ errors, warnings }: Document, counter: LineCounter): ContentProblem[] {
  const byLine = new Map<number, ContentProblem>()
  for (const error of [...errors, ...warnings]) {
    const { line } = counter.linePos(error.pos[0])
    // What follows an error on its line follows from it.
    if (!byLine.has(line)) byLine.set(line, { path: '', line, reason: yamlReason(error, errors) })
  }
  return [...byLine.values()]
}

/** A text that begins with * is looked up as the name of another value, which content does not use. */
function aliasProblems(document: Document, counter: LineCounter): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(document, {
    Alias: (_, { range }) => {
      const line = range ? counter.linePos(range[0]).line : undefined
      problems.push({ path: '', line, reason: 'a text may not begin with *: put it in quotes' })
    },
  })
  return problems
}

const isAbsent = (document: Document, { code, path }: z.core.$ZodIssue) =>
  code !== 'custom' && code !== 'unrecognized_keys' && path.length > 0 && !document.hasIn(path)

/** What a schema says of a document, one reason a path, each with the line where it stands. */
function schemaProblems(issues: z.core.$ZodIssue[], document: Document, counter: LineCounter) {
  const problems = issues.flatMap((issue) => {
    const absent = isAbsent(document, issue)
    return pathsOf(issue).map((path) => ({
      path: path.join('.'),
      // The first line of a file says nothing of what is nowhere in it.
      line: absent && path.length === 1 ? undefined : lineOf(document, counter, path),
      reason: absent ? `is missing: add '${String(path.at(-1))}:' and its value` : issue.message,
    }))
  })
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed()
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
  const broken = [...yamlProblems(document, counter), ...aliasProblems(document, counter)]
  if (broken.length > 0) throw new ContentError(shown(file), broken)
  const result = schema.safeParse(document.toJS(), { error: plainReason })
  if (result.success) return result.data
  throw new ContentError(shown(file), schemaProblems(result.error.issues, document, counter))
}

/**
 * Reads one YAML file and parses it.
 * @throws ContentError naming the file, the path in it and the reason.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  if (!existsSync(file)) throw new ContentError(shown(file), [{ path: '', reason: 'the file is missing' }])
  return parseYaml(file, readText(file), schema)
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
      {
        path: '',
        reason: 'must begin with front matter: a line of ---, the lines of its head, and another line of ---',
      },
    ])
  return { data: parseYaml(file, parts.yaml, schema), body: parts.body }
}

/**
 * Reads one Markdown file.
 * @throws ContentError as `parseMarkdown` does.
 */
export const readMarkdown = <Schema extends z.ZodType>(file: string, schema: Schema): Markdown<Schema> =>
  parseMarkdown(file, readText(file), schema)

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
  const { document, counter } = parseLines(readText(file))
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
 * Throws a mistake where a file of the content names others that are not there. A draft counts as there: it is left out
 * of what is shown.
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
