import { failNext, send, startSite, statusAndText, type TestSite } from './site-under-test'

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
})

it('fails exactly the requested number of times', async () => {
  await failNext(site.origin, 500, 2)
  const statuses = [await send(site.origin), await send(site.origin), await send(site.origin)].map(
    (answer) => answer.status,
  )
  expect(statuses).toEqual([500, 500, 200])
})

it('redirects the form to the inbox', async () => {
  const response = await submitForm('status=500&times=2', { Origin: site.origin })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/__inbox'])
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
