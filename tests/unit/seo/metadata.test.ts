import { getCompany } from '@/lib/content/company'
import { withEnv } from '@/tests/fixtures/with-env'

const load = (env: Record<string, string> = {}) => {
  const plain = {
    NEXT_PUBLIC_SITE_URL: 'https://cars.example',
    NEXT_PUBLIC_BASE_PATH: '',
    SITE_ENV: 'production',
  }
  return withEnv({ ...plain, ...env }, () => import('@/lib/seo/metadata'))
}
/** Without further settings, imported once. */
let loaded: ReturnType<typeof load> | undefined
const loadPlain = () => (loaded ??= load())
const page = { title: 'Our fleet', description: 'Every vehicle.', path: '/our-fleet' }

// Slashes behind a site's address and a base path are tested in config/env, paths in routes.
it.each([
  ['https://cars.example', '/site', '/our-fleet', 'https://cars.example/site/our-fleet/'],
  ['https://cars.example', '', '/icon.svg', 'https://cars.example/icon.svg'],
])('the absolute URL on %s with the base path %j for %s is %s', async (siteUrl, base, path, expected) => {
  const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: base })
  expect(absoluteUrl(path)).toBe(expected)
})

it('an absolute URL is valid even without a configured site URL', async () => {
  const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: '' })
  expect(new URL(absoluteUrl('/about')).pathname).toBe('/about/')
})

const noindex = { noindex: true }

it.each<[string, given: object, expected: object]>([
  [
    'title, description and canonical URL',
    {},
    {
      title: { absolute: `Our fleet | ${getCompany().shortName}` },
      description: 'Every vehicle.',
      alternates: { canonical: 'https://cars.example/our-fleet/' },
    },
  ],
  ['large image previews, where it is found', {}, { robots: { 'max-image-preview': 'large' } }],
  ['no place outside search engines', noindex, { robots: { index: false, follow: true } }],
  [
    'a feed that it links to',
    { feedTitle: 'Our blog' },
    {
      alternates: {
        types: { 'application/rss+xml': [{ title: 'Our blog', url: 'https://cars.example/feed.xml' }] },
      },
    },
  ],
  [
    'its own social card',
    {},
    {
      openGraph: {
        url: 'https://cars.example/our-fleet/',
        locale: 'en_IN',
        type: 'website',
        images: [{ url: 'https://cars.example/cards/our-fleet.jpg', width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image' },
    },
  ],
  [
    'the home page’s card outside search engines',
    noindex,
    { openGraph: { images: [{ url: 'https://cars.example/cards/home.jpg' }] } },
  ],
  [
    'the day of a post',
    { published: '2026-10-14' },
    { openGraph: { type: 'article', publishedTime: '2026-10-14' } },
  ],
])('a page’s metadata have %s', async (_, given, expected) => {
  const { createMetadata } = await loadPlain()
  expect(createMetadata({ ...page, ...given })).toMatchObject(expected)
})

it.each([true, false])('no page of a preview is found: noindex %s', async (noindex) => {
  const { createMetadata } = await load({ SITE_ENV: 'preview' })
  expect(createMetadata({ ...page, noindex }).robots).toEqual({ index: false, follow: false })
})

it('a page without a feed links to none', async () => {
  const { createMetadata } = await loadPlain()
  expect(createMetadata(page).alternates).not.toHaveProperty('types')
})

it('a title omits the company’s name where both would be longer than search engines show', async () => {
  const { fullTitle } = await loadPlain()
  expect(fullTitle('x'.repeat(50))).toBe('x'.repeat(50))
  const lengths = Array.from({ length: 60 }, (_, length) => fullTitle('x'.repeat(length + 1)).length)
  expect(Math.max(...lengths)).toBe(60)
})
