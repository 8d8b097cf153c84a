/** The DOM helpers of the post-build, on parse5, which parses and serialises by the HTML standard. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html } from 'parse5'

export { parse as readHtml, serialize as writeHtml } from 'parse5'

type ParentNode = DefaultTreeAdapterTypes.ParentNode
export type Page = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element

/** Every element of a tree, in document order, as an array that does not change with the tree. */
export const elements = (node: ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []))

/** The elements with a tag name. */
export const all = (page: Page | Element, name: string): Element[] =>
  elements(page).filter(({ tagName }) => tagName === name)

export const headOf = (page: Page): Element => all(page, 'head')[0]!

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name)
}

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name)
  if (known) known.value = value
  else element.attrs.push({ name, value })
}

export const { appendChild: append, detachNode: remove } = tree

/** The text in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('')

/** Creates an element. Its text is not escaped, so it must not contain the element's end tag. */
export function create(name: string, attributes: Record<string, string>, text = ''): Element {
  if (new RegExp(`</${name}`, 'i').test(text)) throw new Error(`an end tag inside the text of <${name}>`)
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = tree.createElement(name, html.NS.HTML, attrs)
  if (text) tree.insertText(element, text)
  return element
}

export function insertAfter(sibling: Element, element: Element): void {
  const { parentNode } = sibling
  if (!parentNode) return
  const next = parentNode.childNodes[parentNode.childNodes.indexOf(sibling) + 1]
  if (next) tree.insertBefore(parentNode, element, next)
  else tree.appendChild(parentNode, element)
}

/** Whether a script element is data, which browsers never run and no policy asks about. */
export const isDataBlock = (script: Element) =>
  ['application/ld+json', 'application/json'].includes(attribute(script, 'type') ?? '')

/** Removes the comments of a page. @param isKept whether those directly in a custom element stay: React finds texts by them. */
export function removeComments(page: Page, isKept: (element: Element) => boolean): void {
  const walk = (node: ParentNode, keeps: boolean) => {
    if (!keeps) node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment')
    for (const child of node.childNodes)
      if ('tagName' in child) walk(child, child.tagName.includes('-') ? isKept(child) : keeps)
  }
  walk(page, false)
}
