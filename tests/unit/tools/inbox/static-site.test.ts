import { request } from 'node:http'
import { startSite, type TestSite } from './site-under-test'

describe('the files of a site', () => {
  const FILES = {
    'index.html': 'home',
    'about/index.html': 'about',
    '404.html': 'no such page',
    'blogs/404.html': 'no such post',
    'blogs/1/index.html': 'post',
    'robots.txt': 'User-agent: *',
    '_next/static/islands/[slug]/main.js': 'script',
    '.secret': 'secret',
  }

  // hosts.spec compares its headers with the hosts' list, for every kind of file.
  let site: TestSite

  /** Requests a path without normalising it, as fetch would. */
  function get(path: string, headers = {}): Promise<{ status?: number; location?: string; text: string }> {
    return new Promise((resolve, reject) => {
      const { port } = new URL(site.origin)
      const asking = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, location: answer.headers.location, text }),
        )
      })
      asking.on('error', reject).end()
    })
  }

  describe('at the root', () => {
    beforeAll(async () => {
      site = await startSite(FILES)
    })
    afterAll(() => site.close())

    it.each([
      ['/', 'home'],
      ['/about/', 'about'],
      ['/about/?from=Delhi', 'about'],
      ['/_next/static/islands/%5Bslug%5D/main.js', 'script'],
    ])('serves %s', async (path, text) => {
      expect(await get(path)).toMatchObject({ status: 200, text })
    })

    it.each([
      ['/about', '/about/'],
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
      '/nowhere',
      '/nowhere/',
      '/robots.txt/',
      '/_next',
      '/.secret',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%',
      '/%00',
    ])('answers %s with the 404 page', async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: 'no such page' })
    })

    it('answers an unknown post with the 404 page of posts', async () => {
      expect(await get('/blogs/99/')).toMatchObject({ status: 404, text: 'no such post' })
    })

    it('answers range requests, as video players send them', async () => {
      expect(await get('/robots.txt', { Range: 'bytes=0-3' })).toMatchObject({ status: 206, text: 'User' })
    })
  })

  describe('below a base path', () => {
    beforeAll(async () => {
      site = await startSite(FILES, { basePath: '/cars' })
    })
    afterAll(() => site.close())

    it('serves the site below it', async () => {
      expect(await get('/cars/about/')).toMatchObject({ status: 200, text: 'about' })
    })

    it.each([
      ['/', 307, '/cars/'],
      ['/cars?a=1', 308, '/cars/?a=1'],
      ['/cars/about', 308, '/cars/about/'],
    ])('redirects %s', async (path, status, location) => {
      expect(await get(path)).toMatchObject({ status, location })
    })

    it.each(['/about/', '/carsabout/', '/cars/../about/', '/blogs/99/'])(
      'answers 404 at %s',
      async (path) => {
        expect(await get(path)).toMatchObject({ status: 404, text: 'no such page' })
      },
    )
  })
})

describe('under its own names', () => {
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
})
