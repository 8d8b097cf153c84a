/** @jest-environment node */
import { withEnv } from '@/tests/fixtures/with-env'

const load = (env: Record<string, string> = {}) => {
  const plain = {
    NEXT_PUBLIC_SITE_URL: 'https://cars.example',
    NEXT_PUBLIC_BASE_PATH: '',
    SITE_ENV: 'production',
  }
  return withEnv({ ...plain, ...env }, () => import('@/lib/site/metadata'))
}
const page = { title: 'Our fleet', description: 'Every vehicle.', path: '/our-fleet' }

describe('an absolute address', () => {
  it.each([
    ['https://cars.example', '', '/', 'https://cars.example/'],
    ['https://cars.example', '', '/our-fleet', 'https://cars.example/our-fleet/'],
    ['https://cars.example/', '', '/our-fleet', 'https://cars.example/our-fleet/'],
    ['https://cars.example', '/site', '/our-fleet', 'https://cars.example/site/our-fleet/'],
    ['https://cars.example//', '/site/', '/', 'https://cars.example/site/'],
    ['https://cars.example', '/site', '/icon.svg', 'https://cars.example/site/icon.svg'],
  ])('on %s under %j to %s is %s', async (siteUrl, base, path, expected) => {
    const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: base })
    expect(absoluteUrl(path)).toBe(expected)
  })

  it('is an address even where none is configured', async () => {
    const { absoluteUrl } = await load({ NEXT_PUBLIC_SITE_URL: '' })
    expect(new URL(absoluteUrl('/about')).pathname).toBe('/about/')
  })
})

describe('a page’s metadata', () => {
  it('has its title, description and own canonical address', async () => {
    const { createMetadata } = await load({ NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(createMetadata(page)).toMatchObject({
      title: 'Our fleet',
      description: 'Every vehicle.',
      alternates: { canonical: 'https://cars.example/site/our-fleet/' },
    })
  })

  it('says nothing to robots about a page that may be found', async () => {
    const { createMetadata } = await load()
    expect(createMetadata(page)).not.toHaveProperty('robots')
  })

  it('keeps a page out of search engines, and lets its links be followed', async () => {
    const { createMetadata } = await load()
    expect(createMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
  })

  it.each([true, false])(
    'keeps every page of a preview out of search engines: noindex %s',
    async (noindex) => {
      const { createMetadata } = await load({ SITE_ENV: 'preview' })
      expect(createMetadata({ ...page, noindex }).robots).toMatchObject({ index: false, follow: false })
    },
  )

  it('tells of the blog’s feed where it is asked to, and nowhere else', async () => {
    const { createMetadata } = await load({ NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(createMetadata({ ...page, feedTitle: 'Our blog' }).alternates?.types).toEqual({
      'application/rss+xml': [{ title: 'Our blog', url: 'https://cars.example/site/feed.xml' }],
    })
    expect(createMetadata(page).alternates).not.toHaveProperty('types')
  })
})
