import { deadFiles, deadLinks } from '@/tests/site/links'
import { readPage } from '@/tests/site/page'

const link = (to: string) => `<a href="${to}">on</a>`
const page = (body: string, head = '') =>
  `<html><head><title>A page</title>${head}</head><body><main><h1>Heading</h1>${body}</main></body></html>`

/** A site below a base path: its pages by their paths, and further files. */
const siteOf = (pages: Record<string, string>, files: string[] = []) => ({
  address: 'https://cars.example/folder',
  pages: Object.entries(pages).map(([path, html]) => readPage(path, html)),
  files: new Set([...Object.keys(pages).map((path) => `${path}index.html`), ...files]),
  read: () => undefined,
})

it('reports links that lead nowhere, and no others', () => {
  const dead: [to: string, problem: string][] = [
    ['/folder/nowhere/', 'leads nowhere'],
    ['/about/', 'leads nowhere'],
    ['/folder/about', 'lacks its trailing slash, so that the host forwards it'],
    ['/folder/about/#road', 'has no #road to lead to'],
    ['#top', 'has no #top to lead to'],
    ['/folder/old/', 'leads to a page that forwards'],
    ['x/', 'leads nowhere'],
  ]
  const alive = [
    ...['/folder/about/', '/folder/about/?category=van', '/folder/about/#team', '/folder/feed.xml'],
    ...['https://maps.example/nowhere', 'tel:+910000000000', 'mailto:bookings@example.com'],
  ]
  const site = {
    '/': page([...dead.map(([to]) => to), ...alive].map(link).join('')),
    '/about/': page('<p id="team">'),
    '/old/': page('', '<meta http-equiv="refresh" content="0; url=/folder/">'),
  }
  expect(deadLinks(siteOf(site, ['/feed.xml']))).toEqual(dead.map(([to, problem]) => `/: ${to} ${problem}`))
})

it.each([
  '<img src="/folder/gone.jpg">',
  '<source srcset="/folder/here.jpg 320w, /folder/gone.jpg 640w">',
  '<script src="/folder/gone.js"></script>',
  '<link rel="icon" href="/folder/gone.svg">',
  '<link rel="stylesheet" href="/folder/gone.css">',
  '<link rel="preload" as="image" imagesrcset="/folder/gone.jpg 320w">',
])('reports the missing file of %s', (body) => {
  const reports = deadFiles(siteOf({ '/': page(body) }, ['/here.jpg']))
  expect(reports).toEqual([expect.stringMatching(/gone.*nowhere/)])
})
