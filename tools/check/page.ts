import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'

/** The facts of one page that the checks use. */
export type PageFacts = {
  /** Path of its folder, relative to the site's URL: `/about/`. */
  path: string
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** Whether it is a redirect page. */
  forwards: boolean
  ogUrl: string
  ogImage: string
  ogImageAlt: string
  /** Every `href` of an anchor. */
  links: string[]
  /** Every image, script and style sheet of it. */
  files: string[]
  ids: Set<string>
  /** Levels of the headings, in order. */
  headings: number[]
  /** The number of each landmark, and of unnamed navs. */
  landmarks: { main: number; header: number; footer: number; namelessNav: number }
  /** Number of words in its <main>. */
  words: number
  /** The JSON of its structured data. */
  data: string[]
}

const attribute = (element: Element | undefined, name: string) => {
  const value = element?.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

const metaOf = (tree: Root, key: string) =>
  attribute(select(`meta[name="${key}"], meta[property="${key}"]`, tree), 'content')

/** The addresses in a `srcset`: each is followed by its width. */
const sourcesIn = (set: string) => set.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || [])

function filesOf(tree: Root): string[] {
  const sources = selectAll('[src]', tree).map((element) => attribute(element, 'src'))
  const sets = selectAll('[srcset], [imagesrcset]', tree).flatMap((element) =>
    sourcesIn(attribute(element, 'srcSet') || attribute(element, 'imageSrcSet')),
  )
  const linked = selectAll('link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"]', tree)
  const others = [...linked, ...selectAll('link[rel~="manifest"], link[rel~="apple-touch-icon"]', tree)]
  return [...sources, ...sets, ...others.map((element) => attribute(element, 'href'))].filter(
    (file) => file !== '' && !file.startsWith('data:'),
  )
}

function landmarksOf(tree: Root): PageFacts['landmarks'] {
  const navs = selectAll('nav', tree)
  return {
    main: selectAll('main', tree).length,
    header: selectAll('body > header, body > div > header', tree).length,
    footer: selectAll('body > footer, body > div > footer', tree).length,
    namelessNav: navs.filter((nav) => !nav.properties.ariaLabel && !nav.properties.ariaLabelledBy).length,
  }
}

const textsIn = (node: RootContent): string[] => {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element' || ['script', 'style', 'template'].includes(node.tagName)) return []
  return node.children.flatMap(textsIn)
}

/** The text nodes of an element, separately, so that words of adjacent elements are not joined. */
const wordsIn = (element: Element | undefined): number =>
  element ? textsIn(element).join(' ').split(/\s+/).filter(Boolean).length : 0

/** Extracts the facts of one page from its HTML. @param path of its folder, such as `/about/`. */
export function readPage(path: string, html: string): PageFacts {
  const tree = fromHtml(html)
  return {
    path,
    title: toString(select('title', tree) ?? { type: 'root', children: [] }),
    description: metaOf(tree, 'description'),
    canonical: attribute(select('link[rel="canonical"]', tree), 'href'),
    noindex: metaOf(tree, 'robots').includes('noindex'),
    forwards: select('meta[http-equiv="refresh"]', tree) !== undefined,
    ogUrl: metaOf(tree, 'og:url'),
    ogImage: metaOf(tree, 'og:image'),
    ogImageAlt: metaOf(tree, 'og:image:alt'),
    links: selectAll('a[href]', tree).map((element) => attribute(element, 'href')),
    files: filesOf(tree),
    ids: new Set(selectAll('[id]', tree).map((element) => attribute(element, 'id'))),
    headings: selectAll('main :is(h1, h2, h3, h4, h5, h6)', tree).map(({ tagName }) => Number(tagName[1])),
    landmarks: landmarksOf(tree),
    words: wordsIn(select('main', tree)),
    data: selectAll('script[type="application/ld+json"]', tree).map((element) => toString(element)),
  }
}
