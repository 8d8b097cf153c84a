import { readStartList } from '../../late-start/build/start-list'
import type { Site } from './site'

const CLASS = / class="([^"]*)"/g
/** In a payload: what React renders, or may render later. */
const CLASS_PROPERTY = /"\w*[cC]lass(?:Name)?":"([^"$]+)"/g
const SELECTOR = /\.((?:\\.|[\w-])+)/g

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part = '']) => part)

/** All text of a page that contains class names, and of the files that it takes them from. */
function readPage(html: string, read: Site['read']) {
  const fileOf = (address: string) => (address && read(address)) ?? ''
  const [payload = ''] = found(html, / data-start="([^"]*)"/g).flatMap(readStartList)
  const sheets = found(html, /<link rel="stylesheet" href="([^"]*)"/g).map(fileOf)
  const lists = [...found(html, CLASS), ...found(fileOf(payload), CLASS_PROPERTY)]
  return {
    names: new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/)).filter(Boolean)),
    css: [...found(html, /<style>([^<]*)/g), ...sheets].join('\n'),
  }
}

/** Class names that no rule of their page selects: a style was removed, or not renamed with the class. */
export function classNames({ address, files, read }: Site): string[] {
  const base = new URL(address).pathname.replace(/\/$/, '')
  const readAddress = (file: string) => read(file.slice(base.length))
  return [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .flatMap((file) => {
      const { names, css } = readPage(read(file) ?? '', readAddress)
      const selected = new Set(found(css, SELECTOR).map((name) => name.replace(/\\(.)/g, '$1')))
      return [...names].filter((name) => !selected.has(name)).map((name) => `${file}: class ${name}`)
    })
}
