import { appendFileSync } from 'node:fs'

import { failNext, send, startSite, type TestSite } from './site-under-test'

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

it('shows the newest enquiry first', async () => {
  await send(site.origin, { template_params: { name: 'older' } })
  await send(site.origin, { template_params: { name: 'newer' } })
  expect(await pageText()).toMatch(/newer[^]*older/)
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

it('refreshes automatically, unless told otherwise', async () => {
  const refresh = '<meta http-equiv="refresh" content="5">'
  expect([await pageText(), await pageText('?refresh=off')].map((html) => html.includes(refresh))).toEqual([
    true,
    false,
  ])
})

it('shows the current failure setting', async () => {
  await failNext(site.origin, 'hang', 2)
  expect(await pageText()).toContain('Failing next: 2 × hang.')
})

it.each(['/__inbox', '/__inbox.json'])('rejects POST at %s', async (path) => {
  expect((await fetch(site.origin + path, { method: 'POST' })).status).toBe(405)
})
