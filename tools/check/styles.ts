import type { Site } from './site'

const CLASS = / class="([^"]*)"/g
const SELECTOR = /\.((?:\\.|[\w-])+)/g

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part = '']) => part)

/** The class names of a page, and its styles. */
const readPage = (html: string) => ({
  names: new Set(
    found(html, CLASS)
      .flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/))
      .filter(Boolean),
  ),
  css: found(html, /<style>(.*?)<\/style>/gs).join('\n'),
})

/** Class names that no rule of their page selects: a style was removed that the page needs. */
export function classNames({ files, read }: Site): string[] {
  return [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .flatMap((file) => {
      const { names, css } = readPage(read(file) ?? '')
      const selected = new Set(found(css, SELECTOR).map((name) => name.replace(/\\(.)/g, '$1')))
      return [...names].filter((name) => !selected.has(name)).map((name) => `${file}: class ${name}`)
    })
}
