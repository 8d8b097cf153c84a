import { expect, test } from '@playwright/test'
import { basePath } from '@/lib/config/env'
import { HOST_FILES } from '@/tools/hosts/write'
import { headersOf, REVALIDATE, SECURITY_HEADERS } from '@/tools/hosts/rules'
import { findApache, findNginx } from '@/tools/setup/servers.mjs'
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
    /** A server may name itself in a redirect. */
    const placeOf = (location: unknown) => {
      const { pathname, search } = new URL(String(location), server.origin)
      return pathname + search
    }

    test('answers every page at its address, with the headers of the list', async () => {
      expect(pages.length).toBeGreaterThan(50)
      for (const page of pages) {
        const path = page.slice(0, -'index.html'.length)
        const { status, headers, text } = await get(path)
        expect(status, path).toBe(200)
        expect(headers, path).toMatchObject(lowerCase(headersOf(page)))
        expect(text, path).toContain('</html>')
      }
    })

    test('answers every other kind of file with its type and its time', async () => {
      for (const file of others) {
        const { status, headers } = await get(encodeURI(file))
        expect(status, file).toBe(200)
        expect(headers, file).toMatchObject(lowerCase(headersOf(file)))
      }
    })

    test('leads an address without its last slash there in one step, query and all', async () => {
      for (const page of pages.filter((each) => each !== '/index.html')) {
        const path = page.slice(0, -'/index.html'.length)
        const { status, headers } = await get(`${path}?from=Delhi`)
        expect([status, placeOf(headers.location)], path).toEqual([301, `${basePath}${path}/?from=Delhi`])
      }
    })

    for (const path of ['/suv/muvs', '/suv/muvs/'])
      test(`leads ${path} to the category in one step`, async () => {
        const { status, headers } = await get(path)
        expect([status, placeOf(headers.location)]).toEqual([301, `${basePath}/suv-muvs/`])
        expect((await get('/suv-muvs/')).status).toBe(200)
      })

    for (const path of [
      ...['/nowhere', '/nowhere/', '/_next/static/chunks/nothing.js', '/404.html', '/suv/blogs/99/'],
      ...['/_next/', '/pictures/', '/.htaccess', '/.nojekyll', '/.git/config'],
      ...HOST_FILES.map((file) => `/${file}`),
    ])
      test(`answers ${path} with the 404 page, which nobody keeps`, async () => {
        const { status, headers, text } = await get(path)
        expect(status).toBe(404)
        expect(text).toContain('This road leads nowhere')
        expect(headers).toMatchObject({ ...lowerCase(SECURITY_HEADERS), 'cache-control': REVALIDATE })
      })

    for (const path of ['/blogs/99/', '/blogs/99', '/blogs/nonsense/', '/blogs/1/nothing.txt'])
      test(`answers ${path} with the page for posts that are not there`, async () => {
        const { status, headers, text } = await get(path)
        expect(status).toBe(404)
        expect(text).toContain('Blog Not Found</h1>')
        expect(text).not.toContain('This road leads nowhere')
        expect(headers).toMatchObject({ ...lowerCase(SECURITY_HEADERS), 'cache-control': REVALIDATE })
      })

    for (const path of ['/blogs/404.html', '/blogs/.env'])
      test(`has nothing at ${path}`, async () => {
        expect((await get(path)).status).toBe(404)
      })

    for (const encoding of encodings)
      test(`sends what was compressed beforehand, with ${encoding}`, async () => {
        for (const path of ['/', '/about/', '/feed.xml', '/nowhere/', '/blogs/99/']) {
          const { headers } = await get(path, { 'Accept-Encoding': encoding })
          expect(headers, path).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
        }
        expect((await get('/')).headers).not.toHaveProperty('content-encoding')
      })

    test('answers 304 for what the browser has already', async () => {
      const { etag } = (await get('/about/')).headers
      expect((await get('/about/', { 'If-None-Match': String(etag) })).status).toBe(304)
    })

    test('sends a part of the film, as players ask for', async () => {
      expect((await get('/film/about.mp4', { Range: 'bytes=0-99' })).status).toBe(206)
    })
  })

test('the preview server sends the headers of the same list', async ({ baseURL }) => {
  for (const file of [...pages.slice(0, 3), ...others]) {
    const path = file.replace(/index\.html$/, '')
    const { headers } = await ask(baseURL ?? '', encodeURI(basePath + path))
    expect(headers, path).toMatchObject(lowerCase(headersOf(file)))
  }
})
