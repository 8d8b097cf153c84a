/** @jest-environment jsdom */
import { previewPage } from '@/tools/preview/page'
import type { Row } from '@/tools/preview/rows'

const CHANGE = 'content/notices/fog.yaml vanishes after 2026-12-31'

const plain: Row = {
  path: '/about/',
  title: 'About <us>',
  description: 'Who we are',
  card: '/cards/about.jpg',
  words: 120,
  bytes: 2048,
  noindex: false,
  draft: false,
  changes: [],
  missing: [],
  samples: [],
  broken: [],
  stale: [],
}
const rows = [
  plain,
  {
    ...plain,
    path: '/b/',
    draft: true,
    samples: ['film'],
    broken: ['/gone/ leads nowhere'],
    changes: [CHANGE],
  },
]

function show(): Document {
  const html = previewPage({
    rows,
    basePath: '/folder',
    built: 'main · abc',
    shared: ['phone'],
    changes: [CHANGE],
  })
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('the list of all pages', () => {
  it('has a CSP that allows its own styles and images, and no scripts', () => {
    const policy = show().querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content')
    expect(policy).toContain("default-src 'none'; style-src 'self'; img-src 'self';")
  })

  it('links to each page below the base path, its title escaped', () => {
    const link = show().querySelector('tbody a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/folder/about/', 'About <us>'])
  })

  it('marks each row with the filters that match it', () => {
    const [first, second] = show().querySelectorAll<HTMLElement>('tbody tr')
    expect(Object.keys({ ...first?.dataset })).toEqual([])
    expect(Object.keys({ ...second?.dataset }).sort()).toEqual(['broken', 'dated', 'draft', 'samples'])
  })

  it('lists above the table and in the row what will be published or expire', () => {
    const listed = [...show().querySelectorAll('h2 + ul li')].map(({ textContent }) => textContent)
    expect(listed).toEqual([CHANGE])
    const marks = [...show().querySelectorAll('tbody .mark')].map(({ textContent }) => textContent)
    expect(marks).toContain(CHANGE)
  })
})
