import { failNext, listed, send, startSite, statusAndText, type TestSite } from './site-under-test'

let site: TestSite
beforeEach(async () => {
  site = await startSite()
})
afterEach(() => site.close())

function submitForm(body: string, headers: Record<string, string> = {}) {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const options = { method: 'POST', headers: { ...type, ...headers }, body, redirect: 'manual' } as const
  return fetch(`${site.origin}/__inbox/fail`, options)
}

describe('the next send', () => {
  it.each([
    [400, 'Bad Request'],
    [451, 'Unavailable For Legal Reasons'],
    [500, 'Internal Server Error'],
  ])('can be made to fail with %i', async (status, text) => {
    await failNext(site.origin, status)
    expect(await statusAndText(send(site.origin))).toEqual([status, text])
  })

  it('can hang until the client aborts', async () => {
    await failNext(site.origin, 'hang')
    const giveUp = { method: 'POST', signal: AbortSignal.timeout(300) }
    await expect(fetch(`${site.origin}/api/v1.0/email/send`, giveUp)).rejects.toThrow('timeout')
  })

  it('can be made to drop its connection', async () => {
    await failNext(site.origin, 'drop')
    await expect(send(site.origin)).rejects.toThrow('fetch failed')
  })

  it('is not stored when it was made to fail', async () => {
    await failNext(site.origin, 500)
    await send(site.origin)
    expect(await listed(site.origin)).toEqual([])
  })

  it('may be read by a browser of another origin when it was made to fail', async () => {
    await failNext(site.origin, 500)
    expect((await send(site.origin)).headers.get('access-control-allow-origin')).toBe('*')
  })
})

it('fails exactly the requested number of times', async () => {
  await failNext(site.origin, 500, 2)
  const statuses = [await send(site.origin), await send(site.origin), await send(site.origin)].map(
    (answer) => answer.status,
  )
  expect(statuses).toEqual([500, 500, 200])
})

it('does not apply to preflights', async () => {
  await failNext(site.origin, 500)
  const preflight = await fetch(`${site.origin}/api/v1.0/email/send`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
})

it('can be switched off', async () => {
  await failNext(site.origin, 500, 5)
  await failNext(site.origin, 'off')
  expect((await send(site.origin)).status).toBe(200)
})

it('redirects the form to the inbox', async () => {
  const response = await submitForm('status=500&times=2', { Origin: site.origin })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/__inbox'])
})

it('accepts the form of the inbox page', async () => {
  await submitForm('status=451&times=1', { Origin: site.origin })
  expect((await send(site.origin)).status).toBe(451)
})

it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('rejects a form from %s', async (Origin) => {
  expect((await submitForm('status=500&times=1', { Origin })).status).toBe(403)
})

it.each(['status=418', 'status=500&times=0', 'status=500&times=1001', 'status=500&times=x', ''])(
  'rejects the setting %p',
  async (order) => {
    expect((await submitForm(order)).status).toBe(400)
  },
)

it('is set by POST only', async () => {
  expect((await fetch(`${site.origin}/__inbox/fail`)).status).toBe(405)
})
