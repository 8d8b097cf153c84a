/** The DOM helpers of the post-build, on parse5, which parses and serialises by the HTML standard. */
import {
  createElement,
  type Document,
  type Element,
  getAttribute,
  isElementNode,
  isTextNode,
  type ParentNode,
  setTextContent,
  spliceChildren,
} from '@parse5/tools'
import { parse, serialize } from 'parse5'

export {
  appendChild as append,
  removeAttribute,
  removeNode as remove,
  replaceWith as replace,
  setAttribute,
} from '@parse5/tools'
export type { Document as Page, Element }

export const readHtml = (text: string): Document => parse(text)

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
export const all = (page: Document | Element, name: string): Element[] =>
  collect(page, ({ tagName }) => tagName === name, [])

/** @throws if the page has none. */
export function headOf(page: Document): Element {
  const root = page.childNodes.find(isElementNode)
  const head = root?.childNodes.filter(isElementNode).find(({ tagName }) => tagName === 'head')
  if (!head) throw new Error('no <head>')
  return head
}

export const attribute = (element: Element, name: string): string | undefined =>
  getAttribute(element, name) ?? undefined

export const writeHtml = (page: Document): string => serialize(page)

/** The text of a <script> or a <style>. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => (isTextNode(child) ? child.value : '')).join('')

/** Creates an element. Its text is not escaped, so it must not contain the element's end tag. */
export function create(name: string, attributes: Record<string, string>, text = ''): Element {
  if (new RegExp(`</${name}`, 'i').test(text)) throw new Error(`an end tag inside the text of <${name}>`)
  const element = createElement(name, attributes)
  if (text) setTextContent(element, text)
  return element
}

export function insertAfter(sibling: Element, element: Element): void {
  const { parentNode } = sibling
  if (!parentNode) return
  spliceChildren(parentNode, parentNode.childNodes.indexOf(sibling) + 1, 0, element)
  element.parentNode = parentNode
}

/** Whether a script element is data, which browsers never run and no policy asks about. */
export const isDataBlock = (script: Element) =>
  ['application/ld+json', 'application/json'].includes(attribute(script, 'type') ?? '')

/** Removes the comments of a page. @param isKept whether those directly in a custom element stay: React finds texts by them. */
export function removeComments(page: Document, isKept: (element: Element) => boolean): void {
  const walk = (node: ParentNode, keeps: boolean) => {
    if (!keeps) node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment')
    for (const child of node.childNodes)
      if ('tagName' in child) walk(child, child.tagName.includes('-') ? isKept(child) : keeps)
  }
  walk(page, false)
}
