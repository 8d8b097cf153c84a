import { previewPage, previewRows } from '@/tools/preview/list'
import { parseContentFile } from '@/tools/shared/content-files'
import { link, siteOf } from '../check/site-of'

const html = `<title>About &lt;us></title>${link('/folder/gone/')}`
const site = siteOf({ '/about/': { html }, '/hidden/': '' })

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

const rows = previewRows(site, [listed], [file], '2026-11-21')

it('lists of each page what is left to do on it', () => {
  expect(rows.map(({ notes }) => notes)).toEqual([
    [
      'draft',
      'content/pages/about.yaml appears on 2026-12-01',
      'no picture: /scenes/not-there.jpg',
      'sample: film',
      'checked on: 2025-01-31 is more than 12 months ago',
      '/folder/gone/ leads nowhere',
    ],
    ['not for search engines'],
  ])
})

it('links to each page below the base path, its title escaped', () => {
  const page = previewPage({ rows, basePath: '/folder', built: 'main', notes: [] })
  expect(page).toContain('<a href="/folder/about/">About &lt;us&gt;</a>')
})
