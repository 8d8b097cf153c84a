import { withEnv } from '@/tests/fixtures/with-env'

const load = (env: Record<string, string>) =>
  withEnv(
    { NEXT_PUBLIC_SITE_URL: 'https://www.cars.example', SITE_ENV: '', ...env },
    () => import('@/lib/analytics/settings'),
  )

it('is off by default', async () => {
  expect((await load({ NEXT_PUBLIC_ANALYTICS_URL: '' })).analytics).toBeUndefined()
})

it('uses the site’s host name as the provider’s site name', async () => {
  const { analytics } = await load({ NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/api/event' })
  expect(analytics).toEqual({
    provider: 'plausible',
    endpoint: 'https://count.example/api/event',
    domain: 'www.cars.example',
  })
})

it('uses a configured site name', async () => {
  const env = { NEXT_PUBLIC_ANALYTICS_URL: '/api/event', NEXT_PUBLIC_ANALYTICS_DOMAIN: 'cars.example' }
  expect((await load(env)).analytics).toMatchObject({ endpoint: '/api/event', domain: 'cars.example' })
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

it('counts nothing in a preview', async () => {
  const env = { NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/api/event', SITE_ENV: 'preview' }
  expect((await load(env)).analytics).toBeUndefined()
})

it.each([
  ['https://count.example/api/event', 'count.example'],
  ['/api/event', 'www.cars.example'],
])('names the receiver of reports to %s', async (endpoint, name) => {
  const { receiverOf } = await load({})
  expect(receiverOf({ endpoint })).toBe(name)
})
