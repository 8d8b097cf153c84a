import { runInNewContext } from 'node:vm'
import { cloudFrontFunction } from '@/tools/hosts/cloudfront'
import { hostRedirects } from '@/tools/hosts/redirects'

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>
type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } }

const HOST_FILE = '_headers'

function ask(uri: string, querystring: Query = {}, basePath = ''): Answer {
  const event = { request: { method: 'GET', uri, querystring } }
  return runInNewContext(`${cloudFrontFunction(basePath, [HOST_FILE])}; handler(event)`, { event }) as Answer
}
const placeOf = ({ statusCode, headers }: Answer) => [statusCode, headers?.location.value]

describe('the CloudFront function', () => {
  it.each([
    ['/', '/index.html'],
    ['/about/', '/about/index.html'],
    ['/suv-muvs/', '/suv-muvs/index.html'],
    ['/feed.xml', '/feed.xml'],
    ['/_next/static/chunks/0a9iwd5u-sx35.js', '/_next/static/chunks/0a9iwd5u-sx35.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('requests the file for %s', (path, file) => {
    expect(ask(path).uri).toBe(file)
  })

  it('redirects to the trailing slash, with the query', () => {
    const query = {
      from: { value: 'Delhi' },
      via: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      q: { value: '' },
    }
    expect(placeOf(ask('/about', query))).toEqual([301, '/about/?from=Delhi&via=a&via=b&q'])
    expect(placeOf(ask('/about'))).toEqual([301, '/about/'])
  })

  it('never redirects to another site', () => {
    expect(placeOf(ask('//example.com/about'))).toEqual([301, '/example.com/about/'])
    expect(placeOf(ask('///example'))).toEqual([301, '/example/'])
    expect(placeOf(ask('/\\example.com/about'))).toEqual([301, '/example.com/about/'])
    expect(placeOf(ask('\\/example'))).toEqual([301, '/example/'])
  })

  it.each(Object.entries(hostRedirects()))('redirects %s in one step', (from, to) => {
    expect(placeOf(ask(from))).toEqual([301, to])
    expect(placeOf(ask(`${from}/`))).toEqual([301, to])
    expect(placeOf(ask(`/preview-12${from}/`, {}, '/preview-12'))).toEqual([301, `/preview-12${to}`])
  })

  it.each([
    '/404.html',
    '/blogs/404.html',
    `/${HOST_FILE}`,
    '/.htaccess',
    '/.git/config',
    '/blogs/.env',
    '//.nojekyll',
  ])('responds with a path that does not exist for %s', (path) => {
    expect(ask(path).uri).toBe('/refused')
  })
})
