import type { Element, Properties, Root } from 'hast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { fallbackVariant, sourceSet } from '@/lib/images/image-variant'
import { findPicture } from '@/lib/images/pictures'
import { href } from '@/lib/routes/routes'
import { withoutSlash } from './aliases'
import { pathsOfOtherDays } from './blog'
import { LINK_PROTOCOLS } from './link-protocols'
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
  visit(tree, 'element', ({ tagName, properties }) => {
    // Its addresses are those of variants.
    if (tagName === 'picture') return SKIP
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = toAddress(currentPath(properties[name]))
    return undefined
  })

const element = (tagName: string, properties: Properties, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** The width of a picture among texts: components/ui/prose.css. */
const PICTURE_SIZES = '(min-width: 840px) 785px, 94vw'

/** Shows the pictures of the site in the variants that the build encodes. */
const sizedPictures = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, properties: { src, alt } }, index, parent) => {
    const picture = tagName === 'img' ? findPicture(String(src)) : undefined
    if (!picture || !parent || index === undefined) return undefined
    const { width, height } = picture
    const source = { type: 'image/avif', srcSet: sourceSet(picture), sizes: PICTURE_SIZES }
    const image = { src: fallbackVariant(picture), alt, width, height, loading: 'lazy' }
    parent.children[index] = element('picture', {}, [element('source', source), element('img', image)])
    return SKIP
  })

/** Replaces the obsolete attribute `align`, by which Markdown aligns columns, with a class. */
const alignedCells = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
    delete properties.align
  })

function textOf(node: Element): string {
  const texts: string[] = []
  visit(node, 'text', ({ value }) => void texts.push(value))
  return texts.join('')
}

const HEADING = /^h[1-6]$/

/** Wraps a table in an element that scrolls, which the keyboard can focus, with the name of the heading before it. */
const scrollingTables = () => (tree: Root) => {
  let heading: string | undefined
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) heading = textOf(node)
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    const role = heading && 'group'
    const box = { className: ['table-box'], tabIndex: 0, role, ariaLabel: heading }
    parent.children[index] = element('div', box, [node])
    return SKIP
  })
}

const sanitizeSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS },
}

/**
 * Converts Markdown to HTML. HTML in the source is left out, and the result is sanitised. A link to a post that is not published
 * today is plain text.
 * @param toAddress by default addresses are relative to the site, with pictures in several sizes; a feed passes a function
 * that makes them absolute, and has the pictures themselves.
 */
export const toHtml = (markdown: string, toAddress: ToAddress = href) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(rehypeSanitize, sanitizeSchema)
      .use(shownTargets)
      .use(toAddress === href ? [sizedPictures] : [])
      .use(siteLinks, toAddress)
      .use(alignedCells)
      .use(scrollingTables)
      .use(rehypeStringify)
      .processSync(markdown),
  )
