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
  '//evil.example',
  '//evil.example/about',
  '/%2Fevil.example',
  '/\\evil.example',
  '/%5Cevil.example',
])('never redirects %s to another site', async (path) => {
  expect(await get(path)).toEqual({ status: 404, location: undefined, text: 'no such page' })
})

it.each([
  '/nowhere/',
  '/robots.txt/',
  '/_headers',
  '/hi/_redirects',
  '/.htaccess',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%',
  '/%00',
])('answers %s with the 404 page', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, text: 'no such page' })
})

it('serves what is well known', async () => {
  expect(await get('/.well-known/a.txt')).toMatchObject({ status: 200, text: 'a' })
})

it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:4000', '[::1]:3000'])(
  'answers under the name %s',
  async (host) => {
    expect((await get('/', host)).status).toBe(200)
  },
)

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'does not answer under the name %s, neither pages nor the inbox',
  async (host) => {
    const statuses = [await get('/', host), await get('/__inbox.json', host)].map(({ status }) => status)
    expect(statuses).toEqual([421, 421])
  },
)
