import { withEnv } from '@/tests/fixtures/with-env'

const ENDPOINT = 'https://count.example/api/event'

const load = (env: Record<string, string>) =>
  withEnv(
    { NEXT_PUBLIC_SITE_URL: 'https://www.cars.example', SITE_ENV: '', ...env },
    () => import('@/lib/analytics/settings'),
  )

it.each([
  ['the site’s host name', ENDPOINT, '', 'www.cars.example'],
  ['a configured site name', '/api/event', 'cars.example', 'cars.example'],
])('uses %s as the provider’s site name', async (_, endpoint, configured, domain) => {
  const env = { NEXT_PUBLIC_ANALYTICS_URL: endpoint, NEXT_PUBLIC_ANALYTICS_DOMAIN: configured }
  expect((await load(env)).analytics).toEqual({ provider: 'plausible', endpoint, domain })
})

it.each([
  ['', 'production'],
  [ENDPOINT, 'preview'],
])('counts nothing with the address %j in a build for %s', async (NEXT_PUBLIC_ANALYTICS_URL, SITE_ENV) => {
  expect((await load({ NEXT_PUBLIC_ANALYTICS_URL, SITE_ENV })).analytics).toBeUndefined()
})

it.each(['http://count.example/api', 'count.example/api', '//count.example/api', 'javascript:1'])(
  'refuses the address %s',
  async (address) => {
    await expect(load({ NEXT_PUBLIC_ANALYTICS_URL: address })).rejects.toThrow(
      /must be an address beginning with https/,
    )
  },
)

it.each(['umami', 'goatcounter'])('uses %s as the provider', async (provider) => {
  const env = {
    NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/count',
    NEXT_PUBLIC_ANALYTICS_PROVIDER: provider,
    NEXT_PUBLIC_ANALYTICS_DOMAIN: 'site-id',
  }
  const { analytics } = await load(env)
  expect(analytics).toEqual({ provider, endpoint: 'https://count.example/count', domain: 'site-id' })
})

it.each([
  ['an unknown provider', 'toString', /must be one of plausible, umami, goatcounter: toString/],
  ['Umami without its website ID', 'umami', /must be the website ID/],
])('refuses %s', async (_, provider, message) => {
  const env = {
    NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/count',
    NEXT_PUBLIC_ANALYTICS_PROVIDER: provider,
  }
  await expect(load(env)).rejects.toThrow(message)
})

it.each([
  [ENDPOINT, 'count.example'],
  ['/api/event', 'www.cars.example'],
])('names the receiver of reports to %s', async (endpoint, name) => {
  const { receiverOf } = await load({})
  expect(receiverOf({ endpoint })).toBe(name)
})
