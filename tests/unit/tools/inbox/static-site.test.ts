import { request } from 'node:http'
import { startSite, type TestSite } from './site-under-test'

// hosts.spec asks this server for every kind of file, also below a base path.
let site: TestSite
beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'about/index.html': 'about',
    '404.html': 'no such page',
    'robots.txt': 'User-agent: *',
    _headers: 'x',
    'hi/_redirects': 'x',
    '.htaccess': 'x',
    '.well-known/a.txt': 'a',
  }
  site = await startSite(files)
})
afterAll(() => site.close())

/** Requests a path without normalising it, as fetch would. */
const get = (path: string, host = 'localhost') =>
  new Promise<{ status?: number; location?: string; text: string }>((resolve, reject) => {
    const { port } = new URL(site.origin)
    const asking = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, text }))
    })
    asking.on('error', reject).end()
  })

it.each([
  ['/about?from=Delhi&x=1', '/about/?from=Delhi&x=1'],
  ['/x/..//about', '/about/'],
])('redirects %s to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 308, location })
})

it.each([
  ...['//evil.example', '//evil.example/about', '/%2Fevil.example', '/\\evil.example', '/%5Cevil.example'],
  ...['/nowhere/', '/robots.txt/', '/_headers', '/hi/_redirects', '/.htaccess', '/%', '/%00'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
])('answers %s with the 404 page, and with no redirect', async (path) => {
  expect(await get(path)).toEqual({ status: 404, location: undefined, text: 'no such page' })
})

it('serves what is well known', async () => {
  expect(await get('/.well-known/a.txt')).toMatchObject({ status: 200, text: 'a' })
})

it.each([
  ...['localhost:3000', 'LOCALHOST', '127.0.0.1:4000', '[::1]:3000'].map((host) => [host, 200]),
  ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'].map((host) => [host, 421]),
] as [string, number][])('under the name %s pages and the inbox are answered by %i', async (host, status) => {
  const answers = [await get('/', host), await get('/__inbox.json', host)]
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
})
