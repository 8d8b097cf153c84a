import { toHtml } from '@/lib/content/markdown'

it('names the box in which a table scrolls after the heading before it', () => {
  const table = '| a |\n| - |\n| b |'
  expect(toHtml(`## Roads of *winter*\n\n${table}`)).toContain(
    '<div class="table-box" tabindex="0" role="group" aria-label="Roads of winter"><table>',
  )
  expect(toHtml(table)).toContain('<div class="table-box" tabindex="0"><table>')
})

it.each([
  ['## Road', '<h2>Road</h2>'],
  ['- one', '<li>one</li>'],
  ['| Stop |\n| --- |\n| Rampur |\n', '<td>Rampur</td>'],
  ['[car](/innova-crysta)', '<a href="/innova-crysta/">'],
  ...['https://example.com/x', 'tel:+911140001234', 'mailto:trips@example.org'].map((address) => [
    `[Ask](${address})`,
    `<a href="${address}">`,
  ]),
  // A picture that the site does not have.
  ['![lake](/scenes/none.jpg)', '<img src="/scenes/none.jpg" alt="lake">'],
])('renders %j, with a slash behind links within the site alone: %s', (markdown, html) => {
  expect(toHtml(markdown)).toContain(html)
})

it('shows a picture of the site in several sizes', () => {
  const html = toHtml('![lake](/scenes/blog-1.jpg)')
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/scenes\/blog-1-\w+-320\.avif 320w, /)
  expect(html).toMatch(
    /<img src="\/pictures\/scenes\/blog-1-\w+-960\.webp" alt="lake" width="\d+" height="\d+" loading="lazy">/,
  )
})

it('writes absolute URLs when given a function for them', () => {
  const toAbsolute = (address: string) => `https://cars.example${address}`
  const html = toHtml('[car](/innova-crysta) ![lake](/scenes/blog-1.jpg)', toAbsolute)
  expect(html).toContain('href="https://cars.example/innova-crysta"')
  expect(html).toContain('src="https://cars.example/scenes/blog-1.jpg"')
})
