import { previewTarget } from '@/tools/pull-request/hosts'

const given = { pull: 12, site: 'example-cars', repository: 'Example/site' }

it.each([
  ['netlify', 'https://pr-12--example-cars.netlify.app', ''],
  ['cloudflare', 'https://pr-12.example-cars.pages.dev', ''],
  ['github-pages', 'https://example.github.io', '/site/pr-12'],
])('on %s each pull request has its own preview URL', (host, origin, basePath) => {
  expect(previewTarget(host, given)).toEqual({ address: origin + basePath, origin, basePath, name: 'pr-12' })
})

it('omits the repository name for the owner’s user site', () => {
  const target = previewTarget('github-pages', { ...given, repository: 'example/example.github.io' })
  expect(target.address).toBe('https://example.github.io/pr-12')
})

it.each([
  ['another host', 'vercel', given],
  ['a site without a name', 'netlify', { ...given, site: '' }],
  ['a name that would change the host', 'cloudflare', { ...given, site: 'evil.example/' }],
  ['no number', 'netlify', { ...given, pull: Number.NaN }],
  ['no repository', 'github-pages', { ...given, repository: 'site' }],
])('rejects %s', (_, host, values) => {
  expect(() => previewTarget(host, values)).toThrow(Error)
})
