import { appendFileSync } from 'node:fs'
import { failNext, send, startSite, statusAndText, type TestSite } from './site-under-test'

describe('the inbox', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.close())

  const openPage = (query = '') => fetch(`${site.origin}/__inbox${query}`)
  const pageText = async (query?: string) => (await openPage(query)).text()

  it('is an HTML page with a CSP that allows no external resource', async () => {
    const { headers } = await openPage()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    )
  })

  it('escapes markup in names, values and the origin', async () => {
    const template_params = { '<img src=x onerror=1>': `it's & "more" <script>` }
    await send(site.origin, { template_params }, { Origin: '"><b>' })
    const html = await pageText()
    expect(html).toContain('<dt>&lt;img src=x onerror=1&gt;</dt>')
    expect(html).toContain('<dd dir="auto">it&#39;s &amp; &quot;more&quot; &lt;script&gt;</dd>')
    expect(html).toContain(' from &quot;&gt;&lt;b&gt;')
  })

  it('reports the number of damaged lines that were skipped', async () => {
    appendFileSync(site.inboxFile, '\ndamaged')
    expect(await pageText()).toContain('Damaged lines that were skipped: 1')
  })
})

describe('the switch', () => {
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

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'rejects a form from %s',
    async (Origin) => {
      expect((await submitForm('status=500&times=1', { Origin })).status).toBe(403)
    },
  )

  it.each(['status=418', 'status=500&times=0', 'status=500&times=1001', 'status=500&times=x', ''])(
    'rejects the setting %p',
    async (order) => {
      expect((await submitForm(order)).status).toBe(400)
    },
  )
})
