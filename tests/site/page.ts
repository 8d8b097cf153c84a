import { attribute, type Element, elements, readHtml, textOf } from '@/tools/postbuild/html'

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
  /** The JSON of its structured data. */
  data: string[]
}

const LOADED = /\b(stylesheet|icon|preload|manifest|apple-touch-icon)\b/

/** The values of an attribute where it is given. */
const valuesOf = (list: Element[], name: string) => list.flatMap((element) => attribute(element, name) || [])

/** The addresses in a `srcset`: each is followed by its width. */
const sourcesIn = (set: string) => set.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || [])

function filesOf(every: Element[]): string[] {
  const linked = every.filter(
    (element) => element.tagName === 'link' && LOADED.test(attribute(element, 'rel') ?? ''),
  )
  return [
    ...valuesOf(every, 'src'),
    ...[...valuesOf(every, 'srcset'), ...valuesOf(every, 'imagesrcset')].flatMap(sourcesIn),
    ...valuesOf(linked, 'href'),
  ].filter((file) => !file.startsWith('data:'))
}

/** The content of the meta element of a name or property. */
const metaOf = (metas: Element[], key: string) =>
  valuesOf(
    metas.filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(key)),
    'content',
  )[0] ?? ''

/** Extracts the facts of one page from its HTML. @param path of its folder, such as `/about/`. */
export function readPage(path: string, html: string): PageFacts {
  // As where scripts are disabled, so that what a <noscript> holds is checked too.
  const every = elements(readHtml(html, { scriptingEnabled: false }))
  const named = (name: string) => every.filter(({ tagName }) => tagName === name)
  const having = (name: string, key: string, value: string) =>
    named(name).filter((element) => attribute(element, key) === value)
  const metas = named('meta')
  return {
    path,
    title: named('title').map(textOf)[0] ?? '',
    description: metaOf(metas, 'description'),
    canonical: valuesOf(having('link', 'rel', 'canonical'), 'href')[0] ?? '',
    noindex: metaOf(metas, 'robots').includes('noindex'),
    forwards: having('meta', 'http-equiv', 'refresh').length > 0,
    ogUrl: metaOf(metas, 'og:url'),
    ogImage: metaOf(metas, 'og:image'),
    ogImageAlt: metaOf(metas, 'og:image:alt'),
    links: valuesOf(named('a'), 'href'),
    files: filesOf(every),
    ids: new Set(valuesOf(every, 'id')),
    data: having('script', 'type', 'application/ld+json').map(textOf),
  }
}
