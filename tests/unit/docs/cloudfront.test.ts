import { readFileSync } from 'node:fs'

type Request = {
  uri: string
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>
}
type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } }

/** The function of docs/deploy.md, as it is copied from there. */
const [, code = ''] = /```js\n(function handler[^]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
const handler = new Function(`${code}; return handler`)() as (event: { request: Request }) => Answer

const ask = (uri: string, querystring: Request['querystring'] = {}) => {
  const { statusCode, headers, uri: file } = handler({ request: { uri, querystring } })
  return statusCode ? `${statusCode} ${headers?.location.value}` : file
}

it.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/about', '301 /about/'],
  ['//evil.example', '/evil.example'],
  ['/\\evil', '301 /evil/'],
  ['/404.html', '/refused'],
  ['/_headers', '/refused'],
  ['/hi/_redirects', '/refused'],
  ['/.htaccess', '/refused'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('CloudFront answers %s with %s', (uri, expected) => {
  expect(ask(uri)).toBe(expected)
})

it('a redirect of CloudFront keeps the query, with values that stand in it twice', () => {
  const twice = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }
  expect(ask('/car-offers', { location: { value: 'Saket' }, a: twice })).toBe(
    '301 /car-offers/?location=Saket&a=1&a=2',
  )
})
