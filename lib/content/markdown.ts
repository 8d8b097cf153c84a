import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { href } from '@/lib/site/routes'

/** Gives links within the site their base path and trailing slash, as everywhere else. */
const siteLinks = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && typeof properties.href === 'string') properties.href = href(properties.href)
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

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(siteLinks)
  .use(scrollingTables)
  .use(rehypeStringify)

/** Markdown as HTML. HTML in the source is left out, and what is left is sanitised. */
export const toHtml = (markdown: string) => String(processor.processSync(markdown))
