import { readdirSync } from 'node:fs'
import { withEnv } from '@/tests/fixtures/with-env'
import { reservedSlugs } from '@/lib/routes/reserved-slugs'
import { routes } from '@/lib/routes/routes'

const hrefUnder = async (base: string) =>
  (await withEnv({ NEXT_PUBLIC_BASE_PATH: base }, () => import('@/lib/routes/routes'))).href

/** S1.2: the fixed routes; then those that were added later. */
const fixedRoutes = [
  ...['/', '/about', '/our-services', '/our-fleet', '/clients', '/vendor-application', '/contact-us'],
  ...['/gallery', '/blogs', '/car-offers', '/car-details', '/admin', '/admin/login', '/terms-condition'],
  ...['/privacy', '/routes', '/rates', '/trip-plan'],
]

it('the routes are those of S1.2', () => {
  expect([...Object.values(routes)].sort()).toEqual([...fixedRoutes].sort())
})

describe('the reserved slugs', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

  it('contain every page’s folder', () => {
    const groups = foldersOf('app').filter((name) => name.startsWith('('))
    const pages = ['app', ...groups.map((group) => `app/${group}`)].flatMap(foldersOf)
    // A slug holds no dot, so it cannot meet a file such as llms.txt.
    const fixed = pages.filter((name) => !/^[([]|\./.test(name))
    expect(fixed.filter((name) => !reservedSlugs.has(name))).toEqual([])
  })

  it('contain every static folder, and that of the social cards', () => {
    expect([...foldersOf('public'), 'cards'].filter((name) => !reservedSlugs.has(name))).toEqual([])
  })
})

// How a base path may be written is tested in config/env.
it.each([
  ['/', '/a/b/'],
  ['/our-fleet', '/a/b/our-fleet/'],
  ['/#faq', '/a/b/#faq'],
  ['/our-services#weddings', '/a/b/our-services/#weddings'],
  ['/car-offers?from=Delhi', '/a/b/car-offers/?from=Delhi'],
  ['/car-offers/?from=Delhi&to=/a/b.c#top', '/a/b/car-offers/?from=Delhi&to=/a/b.c#top'],
  ['/car-offers?file=a.jpg', '/a/b/car-offers/?file=a.jpg'],
  ['/ourFleet/sedans/swift-dzire/1.jpg', '/a/b/ourFleet/sedans/swift-dzire/1.jpg'],
  ['/icon.svg?v=2', '/a/b/icon.svg?v=2'],
  ...[
    'https://example.com/reviews',
    'tel:+910000000000',
    'mailto:a@example.com',
    '#faq',
    '?category=van',
  ].map((other) => [other, other]),
])('an address under a base path to %s is %s', async (path, expected) => {
  const href = await hrefUnder('/a/b')
  expect(href(path)).toBe(expected)
})
