import { expect, test } from '@playwright/test'
import { hostRedirects } from '@/tools/hosts/redirects'
import { CACHE_BY_FOLDER, headersOf, SECURITY_HEADERS } from '@/tools/hosts/rules'
import { ask, lowerCase, others, pages } from '../e2e/support/export'
import { installEmulators, startAzure, startCloudflare, startNetlify } from './emulators'

/** Differences between the emulators, and of Netlify's and Azure's emulators from the real hosts. */
const hosts = [
  {
    name: 'Cloudflare Pages',
    start: startCloudflare,
    slash: 308,
    tellsTimes: true,
    guards404: true,
    knowsPosts: true,
  },
  {
    name: 'Azure Static Web Apps',
    start: startAzure,
    slash: 301,
    tellsTimes: true,
    guards404: false,
    knowsPosts: false,
  },
  { name: 'Netlify', start: startNetlify, slash: 200, tellsTimes: false, guards404: true, knowsPosts: true },
]

test.beforeAll(() => {
  test.setTimeout(900_000)
  installEmulators()
})

for (const { name, start, slash, tellsTimes, guards404, knowsPosts } of hosts)
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })

    let server: Awaited<ReturnType<typeof start>>
    test.beforeAll(async () => {
      server = await start()
    })
    test.afterAll(() => server?.stop())

    const get = (path: string) => ask(server.origin, path)
    const placeOf = (location: unknown) => new URL(String(location), server.origin).pathname

    test('serves every page at its URL, with security headers', async () => {
      expect(pages.length).toBeGreaterThan(50)
      for (const page of pages) {
        const path = page.slice(0, -'index.html'.length)
        const { status, headers, text } = await get(path)
        expect(status, path).toBe(200)
        expect(headers, path).toMatchObject(lowerCase(SECURITY_HEADERS))
        expect(text, path).toContain('</html>')
      }
    })

    test('serves every other kind of file with security headers, and cacheable ones with their cache time', async () => {
      for (const file of others) {
        const { status, headers } = await get(encodeURI(file))
        const isKept = tellsTimes && Object.keys(CACHE_BY_FOLDER).some((folder) => file.startsWith(folder))
        expect(status, file).toBe(200)
        expect(headers, file).toMatchObject(lowerCase(SECURITY_HEADERS))
        if (isKept) expect(headers['cache-control'], file).toBe(headersOf(file)['Cache-Control'])
      }
    })

    test('redirects to the trailing slash', async () => {
      const { status, headers } = await get('/about')
      expect(status).toBe(slash)
      if (slash !== 200) expect(placeOf(headers.location)).toBe('/about/')
    })

    for (const [from, to] of Object.entries(hostRedirects()))
      for (const path of [from, `${from}/`])
        test(`redirects ${path} once`, async () => {
          const { status, headers } = await get(path)
          expect([status, placeOf(headers.location)]).toEqual([301, to])
        })

    test('serves the 404 page for unknown URLs', async () => {
      for (const path of ['/nowhere', '/nowhere/', '/pictures/']) {
        const { status, headers, text } = await get(path)
        expect(status, path).toBe(404)
        expect(text, path).toContain('This road leads nowhere')
        if (guards404) expect(headers, path).toMatchObject(lowerCase(SECURITY_HEADERS))
      }
    })

    test('serves the missing-post page', async () => {
      const { status, text } = await get('/blogs/99/')
      expect(status).toBe(404)
      expect(text).toContain('Blog Not Found')
      expect(text.includes('This road leads nowhere')).toBe(!knowsPosts)
    })
  })
