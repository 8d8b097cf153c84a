import { type ContentCopy, copyContent } from '@/tests/fixtures/content-copy'
import { FRAME, translateAll } from '@/tests/fixtures/translate-all'
import type { createLanguageLinker } from '@/tools/postbuild/languages'

const before = process.env
process.env = { ...before, LOCALES: 'en,hi', LOCALE: 'hi', LANGUAGE_PAGES: '/', NEXT_PUBLIC_BASE_PATH: '/hi' }
let copy: ContentCopy
let linkerOf: typeof createLanguageLinker
beforeAll(async () => {
  copy = await copyContent()
  for (const name of FRAME) await translateAll(copy, name)
  await translateAll(copy, 'pages/about.yaml', (text) => `${text} अ`)
  linkerOf = (await import('@/tools/postbuild/languages')).createLanguageLinker
})
afterAll(() => {
  copy.delete()
  process.env = before
})

async function linked(locale: string, file: string, body: string): Promise<string> {
  const { readHtml, writeHtml } = await import('@/tools/postbuild/html')
  const page = readHtml(`<body>${body}</body>`)
  linkerOf(locale)(page, file)
  return /<body>(.*)<\/body>/s.exec(writeHtml(page))?.[1] ?? ''
}

it.each([
  ['about/index.html', '/hi/about/" data-same-page="'],
  ['index.html', '/hi/" data-same-page="'],
  ['rates/index.html', '/hi/'],
  ['404.html', '/hi/'],
])('the link to the other language on %s leads to %j', async (file, address) => {
  expect(await linked('en', file, '<a href="/hi/" data-language="hi">हिन्दी</a>')).toBe(
    `<a href="${address}">हिन्दी</a>`,
  )
})

it.each([
  ['<a href="/rates/">दरें</a>', '<a href="/rates/" hreflang="en-IN">दरें</a>'],
  ['<a href="/rates/">Rates</a>', '<a href="/rates/" hreflang="en-IN" lang="en-IN">Rates</a>'],
  ['<a href="/hi/about/">हम</a>', '<a href="/hi/about/">हम</a>'],
  ['<a href="/ourFleet/a.jpg">चित्र</a>', '<a href="/ourFleet/a.jpg">चित्र</a>'],
  ['<a href="https://example.com/">Map</a>', '<a href="https://example.com/">Map</a>'],
])('a link of a page in Hindi: %s', async (html, expected) => {
  expect(await linked('hi', 'index.html', html)).toBe(expected)
})

it('copy that is not translated is marked as English', async () => {
  const { pages } = await import('@/lib/content/pages')
  const { description } = pages.rates('en')
  expect(await linked('hi', 'index.html', `<p>${description}</p>`)).toBe(`<p lang="en-IN">${description}</p>`)
})
