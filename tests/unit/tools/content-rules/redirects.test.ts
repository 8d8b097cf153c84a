import { redirectsSchema } from '@/lib/content/schema/redirects'
import { redirectProblems } from '@/tools/content-rules/redirects'

const pages = new Set(['/', '/new', '/other'])

const lines = (...pairs: [from: string, to: string][]) =>
  redirectProblems(
    pairs.map(([from, to], index) => ({
      from,
      to,
      file: 'redirects.yaml',
      keys: { from: `redirects.${index}.from`, to: `redirects.${index}.to` },
    })),
    pages,
  ).map(({ path, reason }) => `${path}: ${reason}`)

it('accepts redirects that lead to pages in one step', () => {
  expect(lines(['/old', '/new'], ['/older', '/new'], ['/gone', '/'])).toEqual([])
})

it.each([
  ['/a /a', 'redirects.0.to: /a has moved itself'],
  ['/a /b, /b /a', 'redirects.1.to: /a has moved itself'],
  ['/oldest /old, /old /new', 'redirects.0.to: /old has moved itself'],
  ['/new /other', 'redirects.0.from: there is a page at /new'],
  ['/admin /other', 'redirects.0.from: there is a page at /admin'],
  ['/old /nowhere', 'redirects.0.to: there is no page /nowhere'],
  ['/old /new, /old /other', "redirects.1.from: '/old' is redirected twice"],
])('refuses %s', (pairs, line) => {
  const given = pairs.split(', ').map((pair) => pair.split(' ') as [string, string])
  expect(lines(...given)).toContainEqual(expect.stringContaining(line))
})

it.each(['old', '/old//', '//evil.example', '/Old', '/a b', '/a;b', '/a#b', 'https://example.org', '/'])(
  'takes no redirect from %s',
  (from) => {
    expect(redirectsSchema.safeParse({ redirects: [{ from, to: '/new' }] }).success).toBe(false)
  },
)

it.each(['//evil.example', 'https://example.org', '/new//', '/a\nb'])('rejects the target %j', (to) => {
  expect(redirectsSchema.safeParse({ redirects: [{ from: '/old', to }] }).success).toBe(false)
})
