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

/** Makes the address that stands in the HTML out of the one in the Markdown. */
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

/** Gives links and pictures within the site their base path and trailing slash, as everywhere else. A page that has moved is linked where it is now. */
const siteLinks = (toAddress: ToAddress) => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = toAddress(currentPath(properties[name]))
  })

/** What Markdown says of a column by an attribute that HTML has given up, a class says. */
const alignedCells = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
    delete properties.align
  })

/** A table wider than a phone scrolls in a box of its own, which the keyboard reaches. */
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
 * Markdown as HTML. HTML in the source is left out, and what is left is sanitised. A link to a post that is not published
 * today is plain text. Addresses are made for a page of the site; a reader elsewhere, such as that of a feed, needs others.
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
