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

describe('a preview', () => {
  const key = async (NEXT_PUBLIC_EMAILJS_ORIGIN: string) =>
    (await load({ SITE_ENV: 'preview', NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key', NEXT_PUBLIC_EMAILJS_ORIGIN }))
      .emailEnv.publicKey

  it.each([
    ['', ''],
    ['https://api.mail.example', ''],
    ['/', 'key'],
  ])('has identifiers for the local inbox alone: of the provider at %j it has %j', async (origin, known) => {
    expect(await key(origin)).toBe(known)
  })
})
