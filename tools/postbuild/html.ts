/** The DOM helpers of the post-build, on parse5, which parses and serialises by the HTML standard. */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as tree,
  html,
  parse,
  type ParserOptions,
  serialize,
} from 'parse5'

type ParentNode = DefaultTreeAdapterTypes.ParentNode
export type Page = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element

export const readHtml = (
  text: string,
  options?: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>,
): Page => parse(text, options)

function collect(node: ParentNode, isWanted: (element: Element) => boolean, found: Element[]): Element[] {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    if (isWanted(child)) found.push(child)
    collect(child, isWanted, found)
  }
  return found
}

/** Every element of a tree, in document order, as an array that does not change with the tree. */
export const elements = (node: ParentNode): Element[] => collect(node, () => true, [])

/** The elements with a tag name. */
export const all = (page: Page | Element, name: string): Element[] =>
  collect(page, ({ tagName }) => tagName === name, [])

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

export const append = (parent: Element, element: Element): void => tree.appendChild(parent, element)

export const remove = (element: Element): void => tree.detachNode(element)

export function replace(element: Element, other: Element): void {
  insertAfter(element, other)
  remove(element)
}

export const writeHtml = (page: Page): string => serialize(page)

/** The text of a <script> or a <style>. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')

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
