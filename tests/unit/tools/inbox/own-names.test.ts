import { request } from 'node:http'
import { startSite, type TestSite } from './site-under-test'

let site: TestSite
beforeAll(async () => {
  const files = {
    'index.html': 'home',
    _headers: 'x',
    'hi/_redirects': 'x',
    '.htaccess': 'x',
    '.well-known/a.txt': 'a',
  }
  site = await startSite(files, { names: ['phone.local'] })
})
afterAll(() => site.close())

const statusOf = (path: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${site.origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })

it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:4000', '[::1]:3000', 'phone.local:3000'])(
  'answers under the name %s',
  async (host) => {
    expect(await statusOf('/', host)).toBe(200)
  },
)

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'does not answer under the name %s, neither pages nor the inbox',
  async (host) => {
    expect([await statusOf('/', host), await statusOf('/__inbox.json', host)]).toEqual([421, 421])
  },
)

it.each(['/_headers', '/hi/_redirects', '/.htaccess'])(
  'does not serve %s, a file for hosts',
  async (path) => {
    expect(await statusOf(path, 'localhost')).toBe(404)
  },
)

it('serves what is well known', async () => {
  expect(await statusOf('/.well-known/a.txt', 'localhost')).toBe(200)
})
