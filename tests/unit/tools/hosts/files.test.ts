import { readFileSync } from 'node:fs'
import { redirectsFile } from '@/tools/hosts/netlify'
import { hostRedirects } from '@/tools/hosts/redirects'
import { nginxConfig } from '@/tools/hosts/nginx'
import { htaccess } from '@/tools/hosts/apache'
import { headersFile } from '@/tools/hosts/netlify'
import { CACHE_BY_FOLDER, headersOf, POLICY_OF_FILES, SECURITY_HEADERS } from '@/tools/hosts/rules'

const addresses = Object.keys(hostRedirects()).flatMap((from) => [from, `${from}/`])

it('writes each redirect for Netlify with force, and for other hosts without it', () => {
  const lines = redirectsFile('/preview-12').trim().split('\n')
  for (const from of addresses) {
    const statuses = lines
      .map((line) => line.split(' '))
      .filter(([path]) => path === `/preview-12${from}`)
      .map(([, , status]) => status)
    expect(statuses).toEqual(['301!', '301'])
  }
})

describe('the send worker, which no page’s policy covers', () => {
  const policy = "default-src 'none'; connect-src 'self' https://api.emailjs.com"
  const file = '/shop/_next/static/send-worker.js'
  const nginx = { root: '/', listen: [], serverName: '', brotli: true }

  it.each([
    ['this project’s server', JSON.stringify(headersOf('/_next/static/send-worker.js'))],
    ['Netlify', headersFile('/shop')],
    ['Apache', htaccess('/shop').replaceAll('\\.', '.')],
    ['nginx', nginxConfig({ ...nginx, basePath: '/shop' })],
  ])('may connect to the provider alone, by %s', (host, config) => {
    expect(config).toContain(policy)
    if (!host.startsWith('this')) expect(config).toContain(file)
  })
})

it('vercel.json, which is written by hand, has the headers of the other hosts', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const written = headers.map(({ source, headers: list }) => [source, list.map(({ value }) => value)])
  expect(Object.fromEntries(written)).toMatchObject({
    '/(.*)': Object.values(SECURITY_HEADERS),
    ...Object.fromEntries(Object.entries(CACHE_BY_FOLDER).map(([path, value]) => [`${path}(.*)`, [value]])),
    ...Object.fromEntries(Object.entries(POLICY_OF_FILES).map(([path, value]) => [path, [value]])),
  })
})
