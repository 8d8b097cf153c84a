import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { withEnv } from '@/tests/fixtures/with-env'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { reservedSlugs } from '@/lib/routes/reserved-slugs'
import { fleetPath, guidePath, occasionPath, postPath, routes } from '@/lib/routes/routes'

const hrefUnder = async (base: string) =>
  (await withEnv({ NEXT_PUBLIC_BASE_PATH: base }, () => import('@/lib/routes/routes'))).href

/** S1.2: the fixed routes; then those that were added later. */
const fixedRoutes = [
  ...[
    '/',
    '/about',
    '/our-services',
    '/our-fleet',
    '/clients',
    '/vendor-application',
    '/contact-us',
    '/gallery',
  ],
  ...['/blogs', '/car-offers', '/car-details', '/admin', '/admin/login', '/terms-condition', '/privacy'],
  '/routes',
  '/rates',
  '/trip-plan',
]

describe('the routes', () => {
  it('are those of S1.2', () => {
    expect([...Object.values(routes)].sort()).toEqual([...fixedRoutes].sort())
  })

  it('are unique', () => {
    expect(new Set(Object.values(routes)).size).toBe(fixedRoutes.length)
  })

  it('return the path of a category or vehicle by its slug', () => {
    expect([fleetPath('sedans'), fleetPath('swift-dzire')]).toEqual(['/sedans', '/swift-dzire'])
  })

  it('return the path of a post by its number', () => {
    expect(postPath(7)).toBe('/blogs/7')
    expect(guidePath('agra')).toBe('/routes/agra')
    expect(occasionPath('outstation')).toBe('/our-services/outstation')
  })
})

describe('the reserved slugs', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

  it('contain the first segment of every fixed route', () => {
    const first = fixedRoutes.map((path) => path.split('/')[1]).filter(Boolean)
    expect(first.filter((name) => !reservedSlugs.has(name ?? ''))).toEqual([])
  })

  it('contain every page’s folder', () => {
    const groups = foldersOf('app').filter((name) => name.startsWith('('))
    const pages = ['app', ...groups.map((group) => `app/${group}`)].flatMap(foldersOf)
    // A slug holds no dot, so it cannot meet a file such as llms.txt.
    const fixed = pages.filter((name) => !/^[([]|\./.test(name))
    expect(fixed.filter((name) => !reservedSlugs.has(name))).toEqual([])
  })

  it('contain every static folder', () => {
    expect(foldersOf('public').filter((name) => !reservedSlugs.has(name))).toEqual([])
  })

  it('are the slug of no vehicle and no category', () => {
    const slugs = [...listVehicles(), ...listCategories()].map(({ slug }) => slug)
    expect(slugs.filter((slug) => reservedSlugs.has(slug))).toEqual([])
  })
})

// How a base path may be written is tested in config/env.
describe.each([
  ['', ''],
  ['/a/b', '/a/b'],
])('an address under the base path %j', (base, front) => {
  it.each([
    ['/', '/'],
    ['/our-fleet', '/our-fleet/'],
    ['/our-fleet/', '/our-fleet/'],
    ['/blogs/1', '/blogs/1/'],
    ['/admin/login', '/admin/login/'],
    ['/#faq', '/#faq'],
    ['/our-services#weddings', '/our-services/#weddings'],
    ['/car-offers?from=Delhi', '/car-offers/?from=Delhi'],
    ['/car-offers/?from=Delhi&to=/a/b.c#top', '/car-offers/?from=Delhi&to=/a/b.c#top'],
    ['/car-offers?file=a.jpg', '/car-offers/?file=a.jpg'],
    ['/icon.svg', '/icon.svg'],
    ['/ourFleet/sedans/swift-dzire/1.jpg', '/ourFleet/sedans/swift-dzire/1.jpg'],
    ['/icon.svg?v=2', '/icon.svg?v=2'],
  ])('to %s prepends the base path', async (path, expected) => {
    const href = await hrefUnder(base)
    expect(href(path)).toBe(front + expected)
  })

  it.each([
    'https://example.com/reviews',
    'http://example.com',
    'tel:+910000000000',
    'mailto:a@example.com',
    'https://wa.me/910000000000?text=Hello',
    '#faq',
    '?category=van',
  ])('that is not a path of the site is unchanged: %s', async (address) => {
    const href = await hrefUnder(base)
    expect(href(address)).toBe(address)
  })

  it('has exactly one trailing slash for any path, and keeps query and hash', async () => {
    const href = await hrefUnder(base)
    const messages = fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 4 })
    const tail = fc.stringMatching(/^(\?[a-z=&./]{0,12})?(#[a-z/.-]{0,8})?$/)
    fc.assert(
      fc.property(messages, fc.constantFrom('', '/'), tail, (parts, slash, rest) => {
        expect(href(`/${parts.join('/')}${slash}${rest}`)).toBe(`${front}/${parts.join('/')}/${rest}`)
      }),
      { numRuns: 500 },
    )
  })
})
