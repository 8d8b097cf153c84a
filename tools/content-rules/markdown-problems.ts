import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { LINK_PROTOCOLS } from '../../lib/content/link-protocols'
import { findPicture } from '../../lib/images/pictures'
import { missingReason } from './pictures'

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

/** As the sanitiser reads it: a colon behind a slash, query or hash ends no protocol. */
const protocolOf = (url: string) => /^([^/?#:]*):/.exec(url)?.[1]

const BEGINNINGS = ['/', '#', ...LINK_PROTOCOLS.map((protocol) => `${protocol}:`)].join(' ')

function linkReason(url: string): string | undefined {
  if (url === '') return 'has a link without an address: write one, such as /swift-dzire'
  const protocol = protocolOf(url)
  if (protocol === undefined || LINK_PROTOCOLS.includes(protocol)) return undefined
  return `links to ${url}, an address that is left out: begin it with one of ${BEGINNINGS} (a chat: https://wa.me/ and the number)`
}

/** A link or a picture that is none to Markdown, which ends an address at a space. */
const SPACED = /!?\[[^\]]*\]\([^)]*\s[^)]*\)/

function textReason(text: string): string | undefined {
  const [spaced] = SPACED.exec(text) ?? []
  return spaced && `holds ${spaced}, which visitors would read as it stands: an address must have no space`
}

const FIRST_HEADING =
  'has a heading of the first level, which is the page’s own: begin it with ## in place of #'

export type MarkdownProblem = { line: number; reason: string }

/** What a Markdown text must not contain, with the lines in the text. */
export function markdownProblems(markdown: string): MarkdownProblem[] {
  const problems: MarkdownProblem[] = []
  const add = (line: number | undefined, reason: string | undefined) => {
    if (reason) problems.push({ line: line ?? 1, reason })
  }
  visit(parser.parse(markdown), (node) => {
    const line = node.position?.start.line
    if (node.type === 'heading' && node.depth === 1) add(line, FIRST_HEADING)
    if (node.type === 'html') add(line, `holds HTML, which is left out: ${node.value.slice(0, 40)}`)
    if (node.type === 'text') add(line, textReason(node.value))
    if (node.type === 'image') add(line, pictureReason(node.url))
    if (node.type === 'link' || node.type === 'definition') add(line, linkReason(node.url))
  })
  return problems
}
