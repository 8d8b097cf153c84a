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
const page = { title: 'Our fleet', description: 'Every vehicle.', path: '/our-fleet' }

describe('an absolute URL', () => {
  it.each([
    ['https://cars.example', '', '/', 'https://cars.example/'],
    ['https://cars.example', '', '/our-fleet', 'https://cars.example/our-fleet/'],
    ['https://cars.example/', '', '/our-fleet', 'https://cars.example/our-fleet/'],
    ['https://cars.example', '/site', '/our-fleet', 'https://cars.example/site/our-fleet/'],
    ['https://cars.example//', '/site/', '/', 'https://cars.example/site/'],
    ['https://cars.example', '/site', '/icon.svg', 'https://cars.example/site/icon.svg'],
  ])('on %s with the base path %j for %s is %s', async (siteUrl, base, path, expected) => {
    const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: base })
    expect(absoluteUrl(path)).toBe(expected)
  })

  it('is a valid URL even without a configured site URL', async () => {
    const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: '' })
    expect(new URL(absoluteUrl('/about')).pathname).toBe('/about/')
  })
})

describe('a page’s metadata', () => {
  it('has its title, description and canonical URL', async () => {
    const { createMetadata } = await load({ NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(createMetadata(page)).toMatchObject({
      title: { absolute: `Our fleet | ${getCompany().shortName}` },
      description: 'Every vehicle.',
      alternates: { canonical: 'https://cars.example/site/our-fleet/' },
    })
  })

  it('allows large image previews for an indexable page', async () => {
    const { createMetadata } = await load()
    expect(createMetadata(page).robots).toEqual({ 'max-image-preview': 'large' })
  })

  it('sets noindex, follow for a page outside search engines', async () => {
    const { createMetadata } = await load()
    expect(createMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
  })

  it.each([true, false])('sets noindex for every page of a preview: noindex %s', async (noindex) => {
    const { createMetadata } = await load({ SITE_ENV: 'preview' })
    expect(createMetadata({ ...page, noindex }).robots).toMatchObject({ index: false, follow: false })
  })

  it('links to the feed only where requested', async () => {
    const { createMetadata } = await load({ NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(createMetadata({ ...page, feedTitle: 'Our blog' }).alternates?.types).toEqual({
      'application/rss+xml': [{ title: 'Our blog', url: 'https://cars.example/site/feed.xml' }],
    })
    expect(createMetadata(page).alternates).not.toHaveProperty('types')
  })

  it('uses the page’s own social card', async () => {
    const { createMetadata } = await load({ NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(createMetadata(page)).toMatchObject({
      openGraph: {
        url: 'https://cars.example/site/our-fleet/',
        locale: 'en_IN',
        type: 'website',
        images: [{ url: 'https://cars.example/site/cards/our-fleet.jpg', width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image' },
    })
  })

  it('uses the home page’s social card for a page outside search engines', async () => {
    const { createMetadata } = await load()
    expect(createMetadata({ ...page, noindex: true }).openGraph).toMatchObject({
      images: [{ url: 'https://cars.example/cards/home.jpg' }],
    })
  })

  it('has the publication date of a post', async () => {
    const { createMetadata } = await load()
    const { openGraph } = createMetadata({ ...page, published: '2026-10-14' })
    expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2026-10-14' })
  })
})

describe('a title', () => {
  it('omits the company’s name where both would be truncated', async () => {
    const { fullTitle } = await load()
    expect(fullTitle('x'.repeat(50))).toBe('x'.repeat(50))
  })

  it('is never longer than search engines show', async () => {
    const { fullTitle } = await load()
    const lengths = Array.from({ length: 60 }, (_, length) => fullTitle('x'.repeat(length + 1)).length)
    expect(Math.max(...lengths)).toBe(60)
  })
})
