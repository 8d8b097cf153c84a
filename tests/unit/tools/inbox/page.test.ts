import { appendFileSync } from 'node:fs'

import { send, startSite, type TestSite } from './site-under-test'

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
