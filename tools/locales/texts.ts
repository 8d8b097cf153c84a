import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { SKIP, visit } from 'unist-util-visit'

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'ariaLabel', 'ariaDescription', 'ariaRoleDescription', 'title', 'placeholder']
/** Meta tags that search engines and social networks show. */
const SHOWN = [
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
]

const metaTexts = (element: Element): string[] =>
  SHOWN.includes(String(element.properties.name ?? element.properties.property))
    ? [String(element.properties.content)]
    : []

const spokenTexts = ({ properties }: Element): string[] =>
  SPOKEN.flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []))

/** Every text of a page that somebody reads or hears. */
export function textsOf(html: string): string[] {
  const texts: string[] = []
  visit(fromHtml(html), (node) => {
    if (node.type === 'text') texts.push(node.value)
    if (node.type !== 'element') return undefined
    if (['script', 'style'].includes(node.tagName)) return SKIP
    texts.push(...spokenTexts(node), ...(node.tagName === 'meta' ? metaTexts(node) : []))
    return undefined
  })
  return texts.filter((text) => text.trim() !== '')
}

/** The URLs of a page's links, its canonical URL and its hreflang alternates. */
export function addressesOf(html: string) {
  const tree: Root = fromHtml(html)
  const valuesOf = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => String(properties[name] ?? ''))
  const [canonical] = valuesOf('link[rel="canonical"]', 'href')
  const alternates = selectAll('link[rel="alternate"][hreflang]', tree).map(
    ({ properties }) => [String(properties.hrefLang), String(properties.href)] as const,
  )
  return {
    links: [...valuesOf('a[href]', 'href'), ...valuesOf('form[action]', 'action')],
    canonical,
    alternates: Object.fromEntries(alternates),
  }
}
