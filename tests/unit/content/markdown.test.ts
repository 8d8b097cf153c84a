/** @jest-environment node */
import { toHtml } from '@/lib/content/markdown'

it('makes headings, lists, tables and links of Markdown', () => {
  const html = toHtml('## Road\n\n- one\n\n| Stop | km |\n| --- | --- |\n| Rampur | 195 |\n')
  expect(html).toContain('<h2>Road</h2>')
  expect(html).toContain('<li>one</li>')
  expect(html).toContain('<td>Rampur</td>')
})

it('gives links within the site their trailing slash and leaves others alone', () => {
  expect(toHtml('[car](/innova-crysta)')).toContain('href="/innova-crysta/"')
  expect(toHtml('[map](https://example.com/x)')).toContain('href="https://example.com/x"')
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<iframe src="https://example.com"></iframe>',
])('lets nothing through that could run: %s', (hostile) => {
  expect(toHtml(hostile)).not.toMatch(/script|onerror|iframe/i)
})
