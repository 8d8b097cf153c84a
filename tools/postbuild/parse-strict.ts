import { type Document, type Element, type ParentNode } from '@parse5/tools'
import { html as names, type Token } from 'parse5'

/** A tag or a comment as React writes them: attributes in double quotes, no implied tags. */
const MARKUP = /<(?:(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)\s*(\/?)>|!--([\s\S]*?)-->)/y
const ATTRIBUTE = /([^\s"'=<>/]+)(?:="([^"]*)")?/g
const DOCTYPE = /^<!DOCTYPE html>(?=<html[\s>])/i
/** With scripting, as a browser parses: what is inside is text. */
const RAW = ['script', 'style', 'noscript']
const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ')

const ENTITY = /&(?:#x([\da-f]+)|(amp|lt|gt|quot));|&/gi
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

class NotStrict extends Error {}

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (_, code?: string, name?: string) => {
    if (code) return String.fromCodePoint(Number.parseInt(code, 16))
    const character = CHARACTERS[name ?? '']
    if (!character) throw new NotStrict()
    return character
  })
}

function readAttributes(text: string, isSvg: boolean): Token.Attribute[] {
  const attributes: Token.Attribute[] = []
  ATTRIBUTE.lastIndex = 0
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    const [, name = '', value = ''] = match
    attributes.push({ name: isSvg ? name : name.toLowerCase(), value: decode(value) })
  }
  return attributes
}

function addText(parent: ParentNode, value: string): void {
  if (value) parent.childNodes.push({ nodeName: '#text', value, parentNode: parent })
}

/** Reads one tag or comment at `at`, below `parent`. @returns the new parent and what follows. */
function readMarkup(source: string, at: number, parent: ParentNode): { parent: ParentNode; next: number } {
  MARKUP.lastIndex = at
  const [all, end, name = '', attributes = '', selfClosing, comment] = MARKUP.exec(source) ?? []
  if (all === undefined) throw new NotStrict()
  const next = at + all.length
  if (comment !== undefined) {
    parent.childNodes.push({ nodeName: '#comment', data: comment, parentNode: parent })
    return { parent, next }
  }
  if (end) {
    if (!('tagName' in parent) || parent.tagName !== name || !parent.parentNode) throw new NotStrict()
    return { parent: parent.parentNode, next }
  }
  const isSvg = name === 'svg' || ('namespaceURI' in parent && parent.namespaceURI === names.NS.SVG)
  const element: Element = {
    nodeName: name,
    tagName: name,
    attrs: readAttributes(attributes, isSvg),
    namespaceURI: isSvg ? names.NS.SVG : names.NS.HTML,
    childNodes: [],
    parentNode: parent,
  }
  parent.childNodes.push(element)
  if (RAW.includes(name) && !isSvg) {
    const close = source.indexOf(`</${name}>`, next)
    if (close < 0) throw new NotStrict()
    addText(element, source.slice(next, close))
    return { parent: element, next: close }
  }
  return { parent: VOID.includes(name) || (isSvg && selfClosing) ? parent : element, next }
}

function parseAll(source: string): Document {
  const [doctype] = DOCTYPE.exec(source) ?? []
  if (!doctype) throw new NotStrict()
  const document: Document = { nodeName: '#document', mode: names.DOCUMENT_MODE.NO_QUIRKS, childNodes: [] }
  document.childNodes.push({
    nodeName: '#documentType',
    name: 'html',
    publicId: '',
    systemId: '',
    parentNode: document,
  })
  let parent: ParentNode = document
  for (let at = doctype.length; at < source.length;) {
    const open = source.indexOf('<', at)
    if (open !== at) addText(parent, decode(source.slice(at, open < 0 ? undefined : open)))
    if (open < 0) break
    const read = readMarkup(source, open, parent)
    parent = read.parent
    at = read.next
  }
  if (parent !== document) throw new NotStrict()
  return document
}

/**
 * Parses a page as React writes it, four times as fast as by the HTML standard: there are no implied or misplaced tags.
 * @returns undefined for any other page.
 */
export function parseStrict(source: string): Document | undefined {
  try {
    return parseAll(source)
  } catch (error) {
    if (error instanceof NotStrict) return undefined
    throw error
  }
}
