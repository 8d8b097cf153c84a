import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Elements that run or embed something, in lower case. */
const ACTIVE = new Set(['script', 'foreignobject', 'handler', 'iframe', 'object', 'embed', 'audio', 'video'])

const EXTERNAL = 'holds an external reference'
const HANDLER = 'holds an event handler'

/**
 * Other files are referenced by url(…), @import and addresses in quotes; a backslash escape could hide any of these.
 */
const hasExternalReference = (css: string) => /url\((?!\s*["']?#)|@import|\/\/|\\/i.test(css)

/** A reference within the file, or to a picture embedded in it. */
const isOwn = (reference: string) => /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(reference)

function attributeProblem({ local, value, uri }: SaxesAttributeNS): string | undefined {
  if (uri === XMLNS) return undefined
  const name = local.toLowerCase()
  if (name.startsWith('on')) return `${HANDLER}, ${local}`
  if ((name === 'href' || name === 'src') && !isOwn(value)) return `${EXTERNAL}, ${value}`
  if (name === 'attributename' && /(^|:)(href|src|on.*)$/i.test(value.trim()))
    return `holds an animation of ${value}`
  const mayReach = name === 'style' || /url\(/i.test(value)
  return mayReach && hasExternalReference(value) ? `${EXTERNAL}, ${value}` : undefined
}

function tagProblem({ local, uri, attributes }: SaxesTagNS): string | undefined {
  if (ACTIVE.has(local.toLowerCase()) || uri.endsWith('/xhtml')) return `holds <${local}>`
  return Object.values(attributes)
    .map(attributeProblem)
    .find((problem) => problem !== undefined)
}

const isStyle = (name: string) => /(^|:)style$/i.test(name)

/** Calls `tell` with the text of each style element. */
function onStyles(parser: SaxesParser<{ xmlns: true }>, tell: (css: string) => void): void {
  let css: string | undefined
  const add = (text: string) => {
    if (css !== undefined) css += text
  }
  parser.on('opentagstart', ({ name }) => {
    if (isStyle(name)) css = ''
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (css === undefined || !isStyle(name)) return
    tell(css)
    css = undefined
  })
}

/**
 * Why an SVG file may not be shown: it is not well-formed, or holds scripts, foreign content, event handlers or references
 * to other files. Undefined where it may.
 */
export function svgProblem(svg: string): string | undefined {
  const problems: (string | undefined)[] = []
  const parser = new SaxesParser({ xmlns: true })
  let isFirst = true
  parser.on('error', ({ message }) => problems.push(`is not well-formed: ${message}`))
  parser.on('doctype', (text) => problems.push(text.includes('[') ? 'declares entities' : undefined))
  parser.on('processinginstruction', ({ target }) => problems.push(`holds <?${target}?>`))
  parser.on('opentag', (tag) => {
    if (isFirst && (tag.local !== 'svg' || tag.uri !== SVG)) problems.push('is not an SVG')
    isFirst = false
    problems.push(tagProblem(tag))
  })
  onStyles(parser, (css) =>
    problems.push(hasExternalReference(css) ? `${EXTERNAL} in its styles` : undefined),
  )
  parser.write(svg).close()
  return problems.find((problem) => problem !== undefined)
}
