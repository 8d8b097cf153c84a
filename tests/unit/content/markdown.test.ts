import { toHtml } from '@/lib/content/markdown'

it('names the box in which a table scrolls after the heading before it', () => {
  const table = '| a |\n| - |\n| b |'
  expect(toHtml(`## Roads of *winter*\n\n${table}`)).toContain(
    '<div class="table-box" tabindex="0" role="group" aria-label="Roads of winter"><table>',
  )
  expect(toHtml(table)).toContain('<div class="table-box" tabindex="0"><table>')
})

it('renders headings, lists, tables and links', () => {
  const html = toHtml('## Road\n\n- one\n\n| Stop | km |\n| --- | --- |\n| Rampur | 195 |\n')
  expect(html).toContain('<h2>Road</h2>')
  expect(html).toContain('<li>one</li>')
  expect(html).toContain('<td>Rampur</td>')
})

it('adds the trailing slash to internal links only', () => {
  expect(toHtml('[car](/innova-crysta)')).toContain('href="/innova-crysta/"')
  expect(toHtml('[map](https://example.com/x)')).toContain('href="https://example.com/x"')
})

it.each(['tel:+911140001234', 'mailto:trips@example.org', 'https://wa.me/919876543210'])(
  'keeps a link to %s',
  (address) => {
    expect(toHtml(`[Ask](${address})`)).toContain(`<a href="${address}">`)
  },
)

it('shows a picture of the site in several sizes', () => {
  const html = toHtml('![lake](/scenes/blog-1.jpg)')
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/scenes\/blog-1-\w+-320\.avif 320w, /)
  expect(html).toMatch(
    /<img src="\/pictures\/scenes\/blog-1-\w+-960\.webp" alt="lake" width="\d+" height="\d+" loading="lazy">/,
  )
})

it('leaves the address of a picture that the site does not have, without a slash', () => {
  expect(toHtml('![lake](/scenes/none.jpg)')).toContain('<img src="/scenes/none.jpg" alt="lake">')
})

it('writes absolute URLs when given a function for them', () => {
  const toAbsolute = (address: string) => `https://cars.example${address}`
  const html = toHtml('[car](/innova-crysta) ![lake](/scenes/blog-1.jpg)', toAbsolute)
  expect(html).toContain('href="https://cars.example/innova-crysta"')
  expect(html).toContain('src="https://cars.example/scenes/blog-1.jpg"')
})
