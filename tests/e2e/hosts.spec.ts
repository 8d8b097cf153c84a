import { expect, test } from '@playwright/test'
import { basePath } from '@/lib/config/env'
import { HOST_FILES } from '@/tools/hosts/rules'
import { headersOf, REVALIDATE, SECURITY_HEADERS } from '@/tools/hosts/rules'
import { findApache, findNginx } from '@/tests/programs.mjs'
import { startApache } from './support/apache'
import { ask, lowerCase, others, pages } from './support/export'
import { hasBrotli, startNginx } from './support/nginx'

const servers = [
  { name: 'nginx', find: findNginx, start: startNginx, encodings: hasBrotli ? ['gzip', 'br'] : ['gzip'] },
  { name: 'Apache', find: findApache, start: startApache, encodings: ['gzip', 'br'] },
]

for (const { name, find, start, encodings } of servers)
  test.describe(`${name}, as the build configures it`, () => {
    test.skip(!find() && !process.env.CI, `${name} is not installed`)
    test.describe.configure({ mode: 'default' })

    let server: Awaited<ReturnType<typeof start>>
    test.beforeAll(async () => {
      server = await start(basePath)
    })
    test.afterAll(() => server?.stop())

    const get = (path: string, headers?: Record<string, string>) =>
      ask(server.origin, basePath + path, headers)
    /** A server may redirect to an absolute URL. */
    const placeOf = (location: unknown) => {
      const { pathname, search } = new URL(String(location), server.origin)
      return pathname + search
    }

    test('serves every page at its URL, with the configured headers', async () => {
      expect(pages.length).toBeGreaterThan(50)
      for (const page of pages) {
        const path = page.slice(0, -'index.html'.length)
        const { status, headers, text } = await get(path)
        expect(status, path).toBe(200)
        expect(headers, path).toMatchObject(lowerCase(headersOf(page)))
        expect(text, path).toContain('</html>')
      }
    })

    test('serves every other kind of file with its content type and cache time', async () => {
      for (const file of others) {
        const { status, headers } = await get(encodeURI(file))
        expect(status, file).toBe(200)
        expect(headers, file).toMatchObject(lowerCase(headersOf(file)))
      }
    })

    test('redirects to the trailing slash once, with the query', async () => {
      for (const page of pages.filter((each) => each !== '/index.html')) {
        const path = page.slice(0, -'/index.html'.length)
        const { status, headers } = await get(`${path}?from=Delhi`)
        expect([status, placeOf(headers.location)], path).toEqual([301, `${basePath}${path}/?from=Delhi`])
      }
    })

    for (const path of ['/suv/muvs', '/suv/muvs/'])
      test(`redirects ${path} to the category once`, async () => {
        const { status, headers } = await get(path)
        expect([status, placeOf(headers.location)]).toEqual([301, `${basePath}/suv-muvs/`])
        expect((await get('/suv-muvs/')).status).toBe(200)
      })

    for (const path of [
      ...['/nowhere', '/nowhere/', '/_next/static/chunks/nothing.js', '/404.html', '/suv/blogs/99/'],
      ...['/_next/', '/pictures/', '/.htaccess', '/.nojekyll', '/.git/config'],
      ...HOST_FILES.map((file) => `/${file}`),
    ])
      test(`serves the 404 page for ${path}, without caching`, async () => {
        const { status, headers, text } = await get(path)
        expect(status).toBe(404)
        expect(text).toContain('This road leads nowhere')
        expect(headers).toMatchObject({ ...lowerCase(SECURITY_HEADERS), 'cache-control': REVALIDATE })
      })

    for (const path of ['/blogs/99/', '/blogs/99', '/blogs/nonsense/', '/blogs/1/nothing.txt'])
      test(`serves the missing-post page for ${path}`, async () => {
        const { status, headers, text } = await get(path)
        expect(status).toBe(404)
        expect(text).toContain('Blog Not Found</h1>')
        expect(text).not.toContain('This road leads nowhere')
        expect(headers).toMatchObject({ ...lowerCase(SECURITY_HEADERS), 'cache-control': REVALIDATE })
      })

    for (const path of ['/blogs/404.html', '/blogs/.env'])
      test(`serves nothing at ${path}`, async () => {
        expect((await get(path)).status).toBe(404)
      })

    for (const encoding of encodings)
      test(`serves precompressed files with ${encoding}`, async () => {
        for (const path of ['/', '/about/', '/feed.xml', '/nowhere/', '/blogs/99/']) {
          const { headers } = await get(path, { 'Accept-Encoding': encoding })
          expect(headers, path).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
        }
        expect((await get('/')).headers).not.toHaveProperty('content-encoding')
      })

    test('serves uncompressed files to clients that refuse both encodings', async () => {
      for (const path of ['/', '/feed.xml']) {
        const { headers } = await get(path, { 'Accept-Encoding': 'gzip;q=0, br;q=0.0' })
        expect(headers, path).not.toHaveProperty('content-encoding')
      }
    })

    test('answers conditional requests with 304', async () => {
      const { etag } = (await get('/about/')).headers
      expect((await get('/about/', { 'If-None-Match': String(etag) })).status).toBe(304)
    })

    test('answers range requests for the film', async () => {
      expect((await get('/film/about.mp4', { Range: 'bytes=0-99' })).status).toBe(206)
    })
  })

test('the preview server sends the same headers', async ({ baseURL }) => {
  for (const file of [...pages.slice(0, 3), ...others]) {
    const path = file.replace(/index\.html$/, '')
    const { headers } = await ask(baseURL ?? '', encodeURI(basePath + path))
    expect(headers, path).toMatchObject(lowerCase(headersOf(file)))
  }
})
