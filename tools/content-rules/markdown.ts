import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { splitMarkdown } from '../../lib/content/load'
import { findPicture } from '../../lib/images/pictures'
import { type ContentFile, contentFiles } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import { type FileProblem, refuseFiles } from './refuse-files'

const parser = unified().use(remarkParse).use(remarkGfm)

const isRemote = (url: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)

function pictureReason(url: string): string | undefined {
  if (isRemote(url))
    return `shows a picture of another site, ${url}, which browsers are told to refuse: put it into public/scenes and name that`
  return findPicture(url) ? undefined : `shows ${url}, and there is no such picture: public${url} is missing`
}

const FIRST_HEADING =
  'has a heading of the first level, which is the page’s own: begin it with ## in place of #'

/** What every problem contains: HTML, a picture, or the mark of a first-level heading. Parsing a post takes several milliseconds. */
const SUSPECT = /<|!\[|(?<!#)#(?!#)|=\s*$/m

/** The problems of a Markdown text, with their lines. */
function problemsIn(markdown: string): { line: number; reason: string }[] {
  if (!SUSPECT.test(markdown)) return []
  const problems: { line: number; reason: string }[] = []
  const add = (line: number | undefined, reason: string | undefined) => {
    if (reason) problems.push({ line: line ?? 1, reason })
  }
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line
    if (node.type === 'heading' && node.depth === 1) add(line, FIRST_HEADING)
    if (node.type === 'html') add(line, `holds HTML, which is left out: ${node.value.slice(0, 40)}`)
    if (node.type === 'image') add(line, pictureReason(node.url))
  })
  return problems
}

/** The text of a post, and the number of lines before it. */
function bodyOf(name: string): { body: string; before: number } {
  const text = readFileSync(resolve(name), 'utf8').replace(/^\uFEFF/, '')
  const body = splitMarkdown(text)?.body ?? ''
  return { body, before: text.slice(0, text.trimEnd().length - body.length).split('\n').length - 1 }
}

function inPost({ name }: ContentFile): FileProblem[] {
  const { body, before } = bodyOf(name)
  return problemsIn(body).map(({ line, reason }) => ({
    file: name,
    path: 'text',
    line: line + before,
    reason,
  }))
}

const inSections = (file: ContentFile): FileProblem[] =>
  textsIn(file.data)
    .filter(({ path }) => path[0] === 'sections' && path.at(-1) === 'body')
    .flatMap(({ text, path }) =>
      problemsIn(text).map(({ reason }) => ({
        file: file.name,
        path: path.join('.'),
        line: file.lineOf(path),
        reason,
      })),
    )

/** Rejects what Markdown must not contain: it would be removed, or break the heading outline or the CSP. */
export const checkMarkdown = () =>
  refuseFiles(contentFiles().flatMap((file) => (file.name.endsWith('.md') ? inPost(file) : inSections(file))))
