import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { characterProblem, folded } from '../../lib/content/schema/characters'
import { momentProblem } from '../../lib/content/schema/dates-in-text'
import { NOTE } from '../../lib/content/schema/values'
import { findPicture } from '../../lib/images/pictures'
import { linkReason } from './links'
import { missingReason } from './pictures'

type Lines = { start: { line: number }; end: { line: number } }
type Written = { type: string; value?: string; alt?: string | null; children?: Written[] }

/** The words of a heading or a link, those of its pictures included. */
const toWords = ({ value, alt, children = [] }: Written): string =>
  value ?? alt ?? children.map(toWords).join('')

const parser = unified().use(remarkParse).use(remarkGfm)

const isRemote = (url: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)

function pictureReason(url: string): string | undefined {
  if (isRemote(url))
    return `shows a picture of another site, ${url}, which browsers are told to refuse: put it into public/scenes and name that`
  if (!url.startsWith('/'))
    return `shows ${url}, and the path of a picture must begin with /, such as /scenes/name.jpg`
  if (/\s|%20/.test(url))
    return `shows ${url}, and the path of a picture must have no space: rename the file, with hyphens in its name`
  return findPicture(url) ? undefined : `shows ${url}, and there is no such picture: ${missingReason(url)}`
}

/** A link or a picture that is none to Markdown, which ends an address at a space. */
const SPACED = /!?\[[^\]]*\]\([^)]*\s[^)]*\)/

/** Marks of links, notes, bold type, headings and tables that are not closed, or name what is not there. */
const LEFT_OVER =
  /\[[^\]]*\]?\s?[[(]|\]\(|\[\^[^\]]*\]?|\*\*|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^#{1,6}(?=\p{L})|^\|.*\|$/mu

function textReason(text: string): string | undefined {
  const [spaced] = SPACED.exec(text) ?? []
  const [left] = LEFT_OVER.exec(text) ?? NOTE.exec(text) ?? []
  if (!spaced && left)
    return `holds ${left}, which visitors would read as it stands: something is missing there`
  // Entities, such as &#8203;, are characters by now.
  if (!spaced) return characterProblem(text)
  return `holds ${spaced}, which visitors would read as it stands: an address must have no space`
}

const NAMELESS_COLUMN =
  'has a table with a column without a name: screen readers read the name before each cell, so give it one'

/** What neither the page's styles nor its readers expect of a text, by the kind of its node. */
const UNUSUAL: Record<string, string> = {
  code: 'has a text that is shown as code: take off the four spaces before it, or the ``` around it',
  delete: 'has a text struck out by ~~: take it out',
  footnoteDefinition: 'has a note below the text: write it into the text',
}

/** A table of which a row has too many cells would lose the last, and one of too few shows a gap. */
const cellsReason = (rows: { children: unknown[] }[]) =>
  rows.some(({ children }) => children.length !== rows[0]?.children.length)
    ? 'has a table with a row that has more or fewer cells than its first: each | begins one'
    : undefined

type HeadingNode = Written & { depth: number; position?: Lines }

/** Why a heading does not fit behind the one before it. @param known the words of those before, folded. */
function headingReason(node: HeadingNode, depthBefore: number, known: Set<string>): string | undefined {
  const words = toWords(node)
  if (words === '') return 'has a heading without words'
  if (known.has(folded(words))) return `has the heading '${words}' twice`
  if (node.depth === 1)
    return 'has a heading of the first level, which is the page’s own: begin it with ## in place of #'
  if (node.depth > depthBefore + 1)
    return `has the heading '${words}' with too many #: one more at most than the heading before`
  return node.position && node.position.end.line > node.position.start.line
    ? `has a heading '${words}' by the line of hyphens below: begin it with ##, or leave a line empty above ---`
    : undefined
}

/**
 * What a Markdown text must not contain, with the lines in the text.
 * @param page the path of its page, if it has one.
 */
export function markdownProblems(markdown: string, page?: string) {
  const problems: { line: number; reason: string }[] = []
  const add = (line: number | undefined, reason: string | undefined) => {
    if (reason) problems.push({ line: line ?? 1, reason })
  }
  const lines = markdown.split(/\r?\n/)
  for (const [index, text] of lines.entries()) add(index + 1, characterProblem(text) ?? momentProblem(text))
  if (problems.length > 0) return problems
  const headings = new Set<string>()
  let depth = 2
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line
    add(line, UNUSUAL[node.type])
    if (node.type === 'heading') {
      add(line, headingReason(node, depth, headings))
      headings.add(folded(toWords(node)))
      depth = node.depth
    }
    if (node.type === 'table') add(line, cellsReason(node.children))
    if (node.type === 'table' && node.children[0]?.children.some(({ children }) => children.length === 0))
      add(line, NAMELESS_COLUMN)
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      add(line, 'has a box to tick: take off the [ ]')
    if (node.type === 'html') add(line, `holds HTML, which is left out: ${node.value.slice(0, 40)}`)
    if (node.type === 'text') add(line, textReason(node.value))
    if (node.type === 'image') add(line, pictureReason(node.url) ?? characterProblem(node.alt ?? ''))
    if (node.type === 'image' && !node.alt?.trim())
      add(line, `shows ${node.url} without saying what it shows`)
    if (node.type === 'link') add(line, linkReason(node.url, page, toWords(node)))
    if (node.type === 'definition') add(line, linkReason(node.url, page))
  })
  return problems
}
