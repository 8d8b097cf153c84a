import { withEnv } from '@/tests/fixtures/with-env'
import type * as Locales from '@/lib/config/locales'
import { directionOf, isLocale, languageTag, nativeName } from '@/lib/config/locales'

/** Which pages a language has is tested in tests/unit/content/translations.test.ts: here Hindi has no rates. */
jest.mock('@/lib/content/translated', () => {
  const { locales } = jest.requireActual<typeof Locales>('@/lib/config/locales')
  return {
    localesOf: (path: string) => locales.filter((locale) => locale !== 'hi' || path !== '/rates'),
  }
})

const load = (env: Record<string, string>) =>
  withEnv(env, async () => ({
    ...(await import('@/lib/config/locales')),
    ...(await import('@/lib/routes/locale-href')),
    ...(await import('@/lib/seo/alternates')),
    ...(await import('@/lib/routes/routes')),
    ...(await import('@/view-models/languages')),
    ...(await import('@/tools/hosts/rules')),
    ...(await import('@/tools/hosts/redirects')),
    ...(await import('@/tools/hosts/netlify')),
    ...(await import('@/tools/hosts/nginx')),
  }))

it.each([
  ['en', 'en-IN'],
  ['hi', 'hi-IN'],
  ['en-XA', 'en-XA'],
  ['pt-BR', 'pt-BR'],
  ['pa-Arab', 'pa-Arab-IN'],
])('writes the locale %s as lang="%s" in HTML', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag)
})

it.each([
  ['en', {}],
  ['hi', {}],
  ['ur', { dir: 'rtl' }],
  ['ar', { dir: 'rtl' }],
])('the text direction of %s is %j', (locale, direction) => {
  expect(directionOf(locale)).toEqual(direction)
})

it.each([
  ['en', true],
  ['pt-BR', true],
  ['EN', false],
  ['en_IN', false],
  ['', false],
])('accepts %j as a language tag: %s', (text, expected) => {
  expect(isLocale(text)).toBe(expected)
})

it('names each language in that language', () => {
  expect(nativeName('hi')).toBe('हिन्दी')
})

const SITE = { NEXT_PUBLIC_SITE_URL: 'https://cars.example', LOCALES: 'en,hi,en-XA' }

it('has one language, at the root, by default', async () => {
  const { locales, furtherLocales, buildLocale, hrefIn, alternates, otherLanguages } = await load({
    LOCALES: '',
  })
  expect([locales, furtherLocales, buildLocale]).toEqual([['en'], [], 'en'])
  expect(hrefIn('en', '/about')).toBe('/about/')
  expect(alternates('/about')).toBeUndefined()
  expect(otherLanguages()).toEqual([])
})

it.each([
  ['en', ''],
  ['hi', '/hi'],
])('the build of %s links to the page in every language', async (LOCALE, folder) => {
  const LANGUAGE_PAGES = folder && '/ /about'
  const env = { ...SITE, LOCALE, LANGUAGE_PAGES, NEXT_PUBLIC_BASE_PATH: `/preview-12${folder}` }
  const { href, hrefIn, alternates } = await load(env)
  expect(href('/about')).toBe(`/preview-12${folder}/about/`)
  expect(['en', 'hi'].map((locale) => hrefIn(locale, '/about'))).toEqual([
    '/preview-12/about/',
    '/preview-12/hi/about/',
  ])
  expect(alternates('/about')).toEqual({
    en: 'https://cars.example/preview-12/about/',
    'en-IN': 'https://cars.example/preview-12/about/',
    hi: 'https://cars.example/preview-12/hi/about/',
    'hi-IN': 'https://cars.example/preview-12/hi/about/',
    'en-XA': 'https://cars.example/preview-12/en-XA/about/',
    'x-default': 'https://cars.example/preview-12/about/',
  })
})

it('a page that only one language has is no alternate of another', async () => {
  const { alternates } = await load({ ...SITE, LOCALES: 'en,hi' })
  expect(alternates('/rates')).toBeUndefined()
})

describe('a link in a language', () => {
  let href: (path: string) => string
  beforeAll(async () => {
    const base = { LOCALE: 'hi', NEXT_PUBLIC_BASE_PATH: '/site/hi', LANGUAGE_PAGES: '/ /about' }
    href = (await load({ ...SITE, ...base })).href
  })

  it.each([
    ['/', '/site/hi/'],
    ['/about#team', '/site/hi/about/#team'],
    ['/?a=1', '/site/hi/?a=1'],
    ['/rates', '/site/rates/'],
    ['/rates/?km=1#x', '/site/rates/?km=1#x'],
    ['/admin', '/site/admin/'],
    ['/ourFleet/a.webp', '/site/ourFleet/a.webp'],
    ['/trip-plan/data.json', '/site/hi/trip-plan/data.json'],
    ['tel:1', 'tel:1'],
  ])('to %s leads to %s', (path, address) => {
    expect(href(path)).toBe(address)
  })
})

it('links to the other languages, without the pseudo-locale', async () => {
  const { otherLanguages } = await load(SITE)
  expect(otherLanguages()).toEqual([{ locale: 'hi', tag: 'hi-IN', name: 'हिन्दी', address: '/hi/' }])
  expect((await load({ LOCALES: 'en,en-XA' })).otherLanguages()).toEqual([])
})

it('writes the host rules for the folder of every language', async () => {
  const { CACHE_BY_FOLDER, hostRedirects, notFoundPageOf, redirectsFile } = await load(SITE)
  expect(CACHE_BY_FOLDER['/hi/_next/static/']).toBe(CACHE_BY_FOLDER['/_next/static/'])
  expect(hostRedirects()['/hi/suv/muvs']).toBe('/hi/suv-muvs/')
  expect(['/x', '/blogs/x', '/hi/x', '/hi/blogs/x', '/history'].map(notFoundPageOf)).toEqual([
    '/404.html',
    '/blogs/404.html',
    '/hi/404.html',
    '/hi/blogs/404.html',
    '/404.html',
  ])
  const lines = redirectsFile('').split('\n')
  expect(lines.indexOf('/hi/blogs/* /hi/blogs/404.html 404')).toBeLessThan(
    lines.indexOf('/hi/* /hi/404.html 404'),
  )
})
