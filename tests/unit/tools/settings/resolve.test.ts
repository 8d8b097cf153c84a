import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { reportSettings, resolveSettings } from '@/tools/settings/resolve'

const identifiers = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: 'trip',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT: 'contact',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: 'vendor',
}
const complete = { ...identifiers, NEXT_PUBLIC_SITE_URL: 'https://www.indraprastha.in' }

type Given = Record<string, string>
const errors = (env: Given) => resolveSettings(env).errors.map(({ where }) => where)
const warnings = (env: Given) => resolveSettings(env).warnings.map(({ where }) => where)
const isIndexed = (env: Given) => resolveSettings(env).env.SITE_INDEXING !== 'off'

const wrong = {
  SITE_ENV: ['Preview', 'staging', 'prod', 'PRODUCTION', ' preview'],
  BUILD_DAY: ['1 December', '2026-02-31'],
  CMS_WORKFLOW: ['yes'],
  CMS_REPOSITORY: ['site', 'https://github.com/owner/site'],
  NEXT_PUBLIC_BASE_PATH: ['preview', 'https://a.in/x', '/a b', '/a//b', '//a'],
  NEXT_PUBLIC_SITE_URL: [
    ...['www.example.com', 'example.com/', 'ftp://example.com', 'https://'],
    ...['https://a.in/folder', 'https://a.in?x=1'],
  ],
}
const wrongSettings = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value]))

it.each(wrongSettings)('%s=%j stops every build, with an error that names it', (name, value) => {
  expect(errors({ ...complete, [name!]: value! })).toEqual([name])
  expect(errors({ SITE_ENV: 'preview', [name!]: value! })).toEqual([name])
})

it.each([
  ...['production', 'preview', ''].map((value) => ['SITE_ENV', value]),
  ...['2026-12-01', ''].map((value) => ['BUILD_DAY', value]),
])('%s=%j is accepted', (name, value) => {
  expect(errors({ ...complete, [name!]: value! })).toEqual([])
})

describe('with SITE_ENV=production', () => {
  it.each(Object.keys(complete))('a missing %s stops the build', (name) => {
    expect(errors({ ...complete, [name]: '', SITE_ENV: 'production' })).toEqual([name])
  })

  it.each(Object.entries(LOCAL_IDENTIFIERS))('the %s of the local inbox stops the build', (name, value) => {
    expect(errors({ ...complete, [name]: value, SITE_ENV: 'production' })).toEqual([name])
  })

  it.each(['http://www.indraprastha.in', 'https://localhost:3000', 'https://www.example.com'])(
    'the address %s stops the build',
    (NEXT_PUBLIC_SITE_URL) => {
      expect(errors({ ...complete, NEXT_PUBLIC_SITE_URL, SITE_ENV: 'production' })).toEqual([
        'NEXT_PUBLIC_SITE_URL',
      ])
    },
  )
})

describe('without SITE_ENV', () => {
  it.each(Object.keys(complete))('a missing %s is a warning, and sets noindex', (name) => {
    const env = { ...complete, [name]: '' }
    expect(errors(env)).toEqual([])
    expect(warnings(env)).toEqual([name])
    expect(isIndexed(env)).toBe(false)
  })

  it('a complete build has no warnings, and is indexed; nor has a preview', () => {
    expect(warnings(complete)).toEqual([])
    expect(isIndexed(complete)).toBe(true)
    expect(warnings({ SITE_ENV: 'preview' })).toEqual([])
  })
})

describe('the URL of a host’s environment', () => {
  const netlify = {
    NETLIFY: 'true',
    URL: 'https://cars.netlify.app',
    DEPLOY_PRIME_URL: 'https://pr-7--cars.netlify.app',
  }
  const vercel = {
    VERCEL: '1',
    VERCEL_PROJECT_PRODUCTION_URL: 'cars.vercel.app',
    VERCEL_URL: 'cars-a1b2.vercel.app',
  }
  const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2c3d4.cars.pages.dev' }
  const address = (env: Given) => resolveSettings(env).env.NEXT_PUBLIC_SITE_URL

  it.each([
    ['Netlify', { ...netlify, CONTEXT: 'production' }, 'https://cars.netlify.app'],
    ['a preview of Netlify', { ...netlify, CONTEXT: 'deploy-preview' }, 'https://pr-7--cars.netlify.app'],
    ['Vercel', { ...vercel, VERCEL_ENV: 'production' }, 'https://cars.vercel.app'],
    ['a preview of Vercel', { ...vercel, VERCEL_ENV: 'preview' }, 'https://cars-a1b2.vercel.app'],
    // Not the URL of this deployment, which the next deployment replaces.
    ['Cloudflare Pages', cloudflare, 'https://cars.pages.dev'],
  ])('is taken from %s', (_, env, expected) => {
    expect(address(env)).toBe(expected)
  })

  it.each([
    ['Netlify', { ...netlify, CONTEXT: 'branch-deploy' }],
    ['Vercel', { ...vercel, VERCEL_ENV: 'preview' }],
  ])('is the preview’s URL in a preview build on %s', (_, env) => {
    expect(resolveSettings(env).env.SITE_ENV).toBe('preview')
  })

  it('completes the settings of a production build', () => {
    expect(errors({ ...identifiers, ...cloudflare, SITE_ENV: 'production' })).toEqual([])
  })
})

it('names what a build lacks before it begins', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  reportSettings(resolveSettings({ NEXT_PUBLIC_SITE_URL: 'https://www.cars.example' }))
  const [text] = warn.mock.calls[0] ?? []
  expect(text).toMatch(/NOT THE PUBLISHED SITE[^]*NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/)
  expect(text).not.toContain('NEXT_PUBLIC_SITE_URL')
  warn.mockRestore()
})

it('stops a production build without settings', () => {
  expect(() => reportSettings(resolveSettings({ SITE_ENV: 'production' }))).toThrow(
    'NEXT_PUBLIC_SITE_URL: is missing',
  )
})
