import { withEnv } from '@/tests/fixtures/with-env'

const load = (env: Record<string, string>) => withEnv(env, () => import('@/lib/config/env'))

it.each([
  ['https://cars.example', 'https://cars.example'],
  ['https://cars.example/', 'https://cars.example'],
  ['https://cars.example///', 'https://cars.example'],
  ['HTTPS://WWW.Cars.example', 'https://www.cars.example'],
])('the site’s origin %s is kept without a slash behind it', async (given, kept) => {
  expect((await load({ NEXT_PUBLIC_SITE_URL: given })).siteUrl).toBe(kept)
})

it.each([
  ['', ''],
  ['/', ''],
  ['/site', '/site'],
  ['/site/', '/site'],
])('the base path %j is kept without a slash behind it', async (given, kept) => {
  expect((await load({ NEXT_PUBLIC_BASE_PATH: given })).basePath).toBe(kept)
})

it.each([
  ['preview', true],
  ['production', false],
  ['', false],
])('a build for %j is a preview: %s', async (given, isPreview) => {
  expect((await load({ SITE_ENV: given })).isPreview).toBe(isPreview)
})

it('reads each identifier of the e-mail provider from its own name', async () => {
  const names = {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service id',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'origin',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: 'trip',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT: 'contact',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: 'vendor',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter',
  }
  expect((await load(names)).emailEnv).toEqual({
    publicKey: 'key',
    serviceId: 'service id',
    origin: 'origin',
    templates: {
      trip: 'trip',
      contact: 'contact',
      vendor: 'vendor',
      service: 'service',
      newsletter: 'newsletter',
    },
  })
})

describe('a preview', () => {
  const key = async (NEXT_PUBLIC_EMAILJS_ORIGIN: string) =>
    (await load({ SITE_ENV: 'preview', NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key', NEXT_PUBLIC_EMAILJS_ORIGIN }))
      .emailEnv.publicKey

  it.each(['', 'https://api.mail.example'])(
    'has no identifier for the mail provider at %j',
    async (origin) => {
      expect(await key(origin)).toBe('')
    },
  )

  it('uses the identifiers of the local inbox', async () => {
    expect(await key('/')).toBe('key')
  })
})
