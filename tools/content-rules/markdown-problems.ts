import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { characterProblem, folded } from '../../lib/content/schema/characters'
import { dayProblem } from '../../lib/content/schema/dates-in-text'
import { findPicture } from '../../lib/images/pictures'
import { linkReason } from './links'
import { missingReason } from './pictures'

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

/** Marks of links, notes and bold type that are not closed, or name what is not there. */
const LEFT_OVER = /\[[^\]]*\]?\s?[[(]|\]\(|\[\^[^\]]*\]?|\*\*/

function textReason(text: string): string | undefined {
  const [spaced] = SPACED.exec(text) ?? []
  const [left] = LEFT_OVER.exec(text) ?? []
  if (!spaced && left)
    return `holds ${left}, which visitors would read as it stands: something is missing there`
  // Entities, such as &#8203;, are characters by now.
  if (!spaced) return characterProblem(text)
  return `holds ${spaced}, which visitors would read as it stands: an address must have no space`
}

const FIRST_HEADING =
  'has a heading of the first level, which is the page’s own: begin it with ## in place of #'

const NAMELESS_COLUMN =
  'has a table with a column without a name: screen readers read the name before each cell, so give it one'

/** Twice the longest post. */
const MOST_CHARACTERS = 40_000

export type MarkdownProblem = { line: number; reason: string }

/**
 * What a Markdown text must not contain, with the lines in the text.
 * @param page the path of its page, if it has one.
 */
export function markdownProblems(markdown: string, page?: string): MarkdownProblem[] {
  const problems: MarkdownProblem[] = []
  const add = (line: number | undefined, reason: string | undefined) => {
    if (reason) problems.push({ line: line ?? 1, reason })
  }
  const lines = markdown.split(/\r?\n/)
  for (const [index, text] of lines.entries()) add(index + 1, characterProblem(text) ?? dayProblem(text))
  if (markdown.length > MOST_CHARACTERS) add(1, `must have at most ${MOST_CHARACTERS} characters`)
  if (problems.length > 0) return problems
  const headings = new Set<string>()
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line
    if (node.type === 'heading') {
      const words = toWords(node)
      if (words === '') add(line, 'has a heading without words')
      else if (headings.has(folded(words))) add(line, `has the heading '${words}' twice`)
      headings.add(folded(words))
    }
    if (node.type === 'heading' && node.depth === 1) add(line, FIRST_HEADING)
    if (node.type === 'table' && node.children[0]?.children.some(({ children }) => children.length === 0))
      add(line, NAMELESS_COLUMN)
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
