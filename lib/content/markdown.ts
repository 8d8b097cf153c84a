import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { href } from '@/lib/routes/routes'
import { withoutSlash } from './aliases'
import { pathsOfOtherDays } from './blog'
import { currentPath } from './redirects'

/** Turns an address in the Markdown into that in the HTML. */
type ToAddress = (written: string) => string

const pathOf = (address: string) => withoutSlash(address.replace(/[?#].*$/, ''))

/** Leaves of a link to a post of another day its text alone. */
const shownTargets = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return undefined
    if (!pathsOfOtherDays().has(pathOf(String(node.properties.href)))) return undefined
    parent.children.splice(index, 1, ...node.children)
    return [SKIP, index]
  })

/**
 * Adds base path and trailing slash to links and pictures within the site. Former addresses are replaced by current
 * ones.
 */
const siteLinks = (toAddress: ToAddress) => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = toAddress(currentPath(properties[name]))
  })

/** Replaces the obsolete attribute `align`, by which Markdown aligns columns, with a class. */
const alignedCells = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
    delete properties.align
  })

/** Wraps a table in an element that scrolls, which the keyboard can focus. */
const scrollingTables = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-box'], tabIndex: 0 },
      children: [node],
    }
    return SKIP
  })

/**
 * Converts Markdown to HTML. HTML in the source is left out, and the result is sanitised. A link to a post that is not published
 * today is plain text. Addresses are relative to the site by default; a feed passes a function that makes them absolute.
 */
export const toHtml = (markdown: string, toAddress: ToAddress = href) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(rehypeSanitize)
      .use(shownTargets)
      .use(siteLinks, toAddress)
      .use(alignedCells)
      .use(scrollingTables)
      .use(rehypeStringify)
      .processSync(markdown),
  )
