import { readPage } from '@/tools/check/page'
import { previewRows } from '@/tools/preview/rows'
import { parseContentFile } from '@/tools/shared/content-files'

const ADDRESS = 'https://www.indraprastha.in'

const HTML = `<title>About</title><meta name="description" content="Who we are">
<meta property="og:image" content="${ADDRESS}/cards/about.jpg">
<main><h1>About us</h1><p>Three words more</p><script>not(read)</script><a href="/gone/">Gone</a></main>`

const site = {
  address: ADDRESS,
  pages: [readPage('/about/', HTML), readPage('/hidden/', '')],
  files: new Set<string>(),
  read: (file: string) => (file.startsWith('/about/') ? HTML : ''),
}

const listed = {
  path: '/about',
  indexable: true,
  files: ['pages/about.yaml'],
  subject: { kind: 'about' as const },
}

const file = parseContentFile(
  'content/pages/about.yaml',
  'card: /scenes/not-there.jpg\nfilm: a\ncheckedOn: 2025-01-31\npublishFrom: 2026-12-01\nsample: [film]\ndraft: true\n',
)

const [about, hidden] = previewRows(site, [listed], [file], '2026-11-21')

describe('a page on the preview’s list', () => {
  it.each([
    ['pictures that are missing', 'missing', ['/scenes/not-there.jpg']],
    ['values that are sample', 'samples', ['film']],
    ['what appears by itself', 'changes', ['content/pages/about.yaml appears on 2026-12-01']],
    ['what should be checked again', 'stale', ['2025-01-31 is more than 12 months ago']],
    ['links that are broken', 'broken', ['/gone/ leads nowhere']],
  ] as const)('lists %s', (_, what, expected) => {
    expect(about?.[what]).toEqual(expected)
  })

  it('is marked when its file is a draft', () => {
    expect([about?.draft, hidden?.draft]).toEqual([true, false])
  })

  it('is marked when a production build would hide it from search engines', () => {
    expect([about?.noindex, hidden?.noindex]).toEqual([false, true])
  })
})
