/** @jest-environment node */
import { withEnv } from '@/tests/fixtures/with-env'

const load = (env: Record<string, string>) =>
  withEnv(
    { NEXT_PUBLIC_SITE_URL: 'https://www.cars.example', SITE_ENV: '', ...env },
    () => import('@/lib/measure/settings'),
  )

it('counts nothing unless told to', async () => {
  expect((await load({ NEXT_PUBLIC_ANALYTICS_URL: '' })).analytics).toBeUndefined()
})

it('takes the site’s own name for the provider’s name of it', async () => {
  const { analytics } = await load({ NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/api/event' })
  expect(analytics).toEqual({ endpoint: 'https://count.example/api/event', domain: 'www.cars.example' })
})

it('takes another name that is given', async () => {
  const env = { NEXT_PUBLIC_ANALYTICS_URL: '/api/event', NEXT_PUBLIC_ANALYTICS_DOMAIN: 'cars.example' }
  expect((await load(env)).analytics).toEqual({ endpoint: '/api/event', domain: 'cars.example' })
})

it.each(['http://count.example/api', 'count.example/api', '//count.example/api', 'javascript:1'])(
  'refuses the address %s',
  async (address) => {
    await expect(load({ NEXT_PUBLIC_ANALYTICS_URL: address })).rejects.toThrow(
      /must be an address beginning with https/,
    )
  },
)

it('counts nothing in a preview', async () => {
  const env = { NEXT_PUBLIC_ANALYTICS_URL: 'https://count.example/api/event', SITE_ENV: 'preview' }
  expect((await load(env)).analytics).toBeUndefined()
})

it.each([
  ['https://count.example/api/event', 'count.example'],
  ['/api/event', 'www.cars.example'],
])('names who receives at %s', async (endpoint, name) => {
  const { receiverOf } = await load({})
  expect(receiverOf({ endpoint, domain: '' })).toBe(name)
})
