import { appendFileSync } from 'node:fs'

import { failNext, listed, send, startSite, type TestSite } from './site-under-test'

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

it('is never cached', async () => {
  expect((await openPage()).headers.get('cache-control')).toBe('no-store')
})

it.each([
  [0, '0 enquiries'],
  [1, '1 enquiry'],
  [2, '2 enquiries'],
])('states the count of %i as %s', async (count, messages) => {
  for (let n = 0; n < count; n += 1) await send(site.origin)
  expect(await pageText()).toContain(`<p role="status">${messages}.</p>`)
})

it('shows the newest enquiry first', async () => {
  await send(site.origin, { template_params: { name: 'older' } })
  await send(site.origin, { template_params: { name: 'newer' } })
  expect(await pageText()).toMatch(/newer[^]*older/)
})

it('lists the newest enquiry first for scripts', async () => {
  await send(site.origin, { template_params: { name: 'older' } })
  await send(site.origin, { template_params: { name: 'newer' } })
  expect((await listed(site.origin)).map(({ params }) => params.name)).toEqual(['newer', 'older'])
})

it('escapes markup in a value', async () => {
  await send(site.origin, { template_params: { name: '<script>alert("1")</script>' } })
  const html = await pageText()
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(html).not.toContain('<script')
})

it('escapes markup in the name of a field', async () => {
  await send(site.origin, { template_params: { '<img src=x onerror=1>': "it's & more" } })
  expect(await pageText()).toContain(
    '<dt>&lt;img src=x onerror=1&gt;</dt><dd dir="auto">it&#39;s &amp; more</dd>',
  )
})

it('escapes markup in the origin', async () => {
  await send(site.origin, {}, { Origin: '"><b>' })
  expect(await pageText()).toContain(' from &quot;&gt;&lt;b&gt;')
})

it('shows at most five hundred, with a note', async () => {
  const sends = Array.from({ length: 501 }, (_, n) =>
    site.store.append({ templateName: 'trip', params: { n } }),
  )
  await Promise.all(sends)
  const html = await pageText()
  expect(html).toContain('501 enquiries. The newest 500 are shown.')
  expect(html.match(/<article>/g)).toHaveLength(500)
})

it('reports the number of damaged lines that were skipped', async () => {
  appendFileSync(site.inboxFile, 'damaged\n')
  expect(await pageText()).toContain('1 damaged line skipped.')
})

it('refreshes automatically', async () => {
  expect(await pageText()).toContain('<meta http-equiv="refresh" content="5">')
})

it('does not refresh with refresh=off', async () => {
  expect(await pageText('?refresh=off')).not.toContain('http-equiv="refresh"')
})

it('shows the current failure setting', async () => {
  await failNext(site.origin, 'hang', 2)
  expect(await pageText()).toContain('Failing next: 2 sends, hang.')
})

it.each(['/__inbox', '/__inbox.json'])('rejects POST at %s', async (path) => {
  expect((await fetch(site.origin + path, { method: 'POST' })).status).toBe(405)
})
