import { readPage } from '@/tests/site/page'
import type { Site } from '@/tests/site/site'

const ADDRESS = 'https://cars.example/folder'

const whole = (body: string, head = '') =>
  `<html><head><title>A page</title>${head}</head><body><header></header><main><h1>Heading</h1>${body}</main><footer></footer></body></html>`

/** A page of the site under test: the content of its <main>, and of its head. */
export type Given = string | { body?: string; head?: string; html?: string }

/** A site of the given pages, by path, and further files. Its URL has a base path. */
export function siteOf(pages: Record<string, Given>, files: Record<string, string> = {}): Site {
  const html = Object.entries(pages).map(([path, given]) => {
    const { body = '', head = '', html } = typeof given === 'string' ? { body: given } : given
    return [path, html ?? whole(body, head)] as const
  })
  return {
    address: ADDRESS,
    pages: html.map(([path, text]) => readPage(path, text)),
    files: new Set([...html.map(([path]) => `${path}index.html`), ...Object.keys(files)]),
    read: (file) => files[file],
  }
}

export const link = (to: string) => `<a href="${to}">on</a>`
