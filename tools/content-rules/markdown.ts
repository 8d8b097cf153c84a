import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LINK_PROTOCOLS } from '../../lib/content/link-protocols'
import { splitMarkdown } from '../../lib/content/load'
import { type ContentFile, contentFiles } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import type { MarkdownProblem } from './markdown-problems'
import { type FileProblem, refuseFiles } from './refuse-files'

/** What links begin with as a rule. */
const LINK_BEGINNING = ['[/#]', ...LINK_PROTOCOLS.map((protocol) => `${protocol}:`)].join('|')

/**
 * What every problem contains: HTML, a picture, the mark of a first-level heading, or a link unlike most. Loading the
 * parser takes a tenth of a second, and parsing a post several milliseconds.
 */
const SUSPECT = new RegExp(`<|!\\[|(?<!#)#(?!#)|=\\s*$|\\][(:](?!(?:${LINK_BEGINNING})[^\\s)]*\\))`, 'm')

async function problemsIn(markdown: string): Promise<MarkdownProblem[]> {
  if (!SUSPECT.test(markdown)) return []
  const { markdownProblems } = await import('./markdown-problems')
  return markdownProblems(markdown)
}

/** The text of a post, and the number of lines before it. */
function bodyOf(name: string): { body: string; before: number } {
  const text = readFileSync(resolve(name), 'utf8').replace(/^\uFEFF/, '')
  const body = splitMarkdown(text)?.body ?? ''
  return { body, before: text.slice(0, text.trimEnd().length - body.length).split('\n').length - 1 }
}

async function inPost({ name }: ContentFile): Promise<FileProblem[]> {
  const { body, before } = bodyOf(name)
  return (await problemsIn(body)).map(({ line, reason }) => ({
    file: name,
    path: 'text',
    line: line + before,
    reason,
  }))
}

async function inSections(file: ContentFile): Promise<FileProblem[]> {
  const bodies = textsIn(file.data).filter(({ path }) => path[0] === 'sections' && path.at(-1) === 'body')
  const found = bodies.map(async ({ text, path }) =>
    (await problemsIn(text)).map(({ reason }) => ({
      file: file.name,
      path: path.join('.'),
      line: file.lineOf(path),
      reason,
    })),
  )
  return (await Promise.all(found)).flat()
}

/** Rejects what Markdown must not contain: it would be removed, or break the heading outline or the CSP. */
export async function checkMarkdown(): Promise<void> {
  const found = contentFiles().map((file) => (file.name.endsWith('.md') ? inPost(file) : inSections(file)))
  refuseFiles((await Promise.all(found)).flat())
}
