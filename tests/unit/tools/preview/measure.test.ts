/** @jest-environment jsdom */
import { EXPLAINED, findPlaces, measurePage } from '@/tools/preview/measure'

const home = `<main><section id="hero"><form data-draft="search"></form></section>
<p id="calls"><a href="tel:+911100000000">Call</a> <a href="tel:+911100000001">Call</a></p>
<a href="https://wa.me/?text=share">Share</a></main>`
const contact = `<main><form data-draft="contact"></form><form></form><a href="https://wa.me/911100000000">Chat</a></main>`
const places = findPlaces([
  { path: '/', html: home },
  { path: '/contact-us/', html: contact },
])

it('finds the pages that can cause each event, with the nearest id', () => {
  expect(Object.fromEntries(places)).toEqual({
    search: [{ path: '/', id: 'hero', count: 1 }],
    quote: [],
    call: [{ path: '/', id: 'calls', count: 2 }],
    chat: [{ path: '/contact-us/', id: '', count: 1 }],
    'enquiry-sent': [
      { path: '/', id: 'hero', count: 1 },
      { path: '/contact-us/', id: '', count: 1 },
    ],
    'enquiry-failed': [
      { path: '/', id: 'hero', count: 1 },
      { path: '/contact-us/', id: '', count: 1 },
    ],
  })
})

describe('the page', () => {
  const shown = new DOMParser().parseFromString(measurePage({ places, basePath: '/folder' }), 'text/html')

  it('explains every event and links to its places below the base path', () => {
    const rows = [...shown.querySelectorAll('tbody tr')]
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual(
      EXPLAINED.map(({ event }) => event),
    )
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/folder/#hero',
      '/folder/car-offers/',
      '/folder/#calls',
      '/folder/contact-us/',
      '/folder/#hero',
      '/folder/#hero',
    ])
    expect(rows[2]?.textContent).toContain('/ (2 places)')
  })

  it('is kept out of search engines and holds no script and no inline style', () => {
    expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
    expect(shown.querySelectorAll('script, style, [style]')).toHaveLength(0)
  })
})
