import { MARKER, type Summary, summarySchema, writeSummary } from '@/tools/pull-request/summary'

const ADDRESS = 'https://pr-7--site.netlify.app'
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

const page = (path: string, change: Partial<Summary['pages'][number]> = {}): Summary['pages'][number] => ({
  path,
  kind: 'changed',
  wordsAdded: 3,
  wordsRemoved: 1,
  bytes: -12,
  pictures: [],
  ...change,
})

const summary = (pages: Summary['pages'], samples = { before: 14, after: 12 }): Summary => ({
  commit: COMMIT,
  pages,
  samples,
})

it('starts with its marker, and links to the preview', () => {
  const text = writeSummary(summary([]), ADDRESS)
  expect(text.startsWith(`${MARKER}\n### [Open the preview](${ADDRESS}/)\n`)).toBe(true)
  expect(text).toContain('Commit 0123456, with drafts.')
})

it('states the total changes, and the remaining sample values', () => {
  const text = writeSummary(summary([page('/'), page('/about/', { bytes: 40, wordsRemoved: 0 })]), ADDRESS)
  expect(text).toContain('2 pages differ: +6 −1 words, +28 bytes. 12 sample values left (−2).')
  expect(text).toContain(`| [/about/](${ADDRESS}/about/) | changed | +3 −0 | +40 |`)
})

it.each([
  [{ before: 3, after: 0 }, 'No sample values left.'],
  [{ before: 1, after: 1 }, '1 sample value left (as before).'],
  [{ before: 1, after: 3 }, '3 sample values left (+2).'],
])('states the sample values for %j', (samples, sentence) => {
  expect(writeSummary(summary([], samples), ADDRESS)).toContain(sentence)
})

it('says that nothing differs, without an empty table', () => {
  const text = writeSummary(summary([]), ADDRESS)
  expect(text).toContain('No page looks or reads differently.')
  expect(text).not.toContain('<details>')
})

it('shows each picture from the preview, and says when the page did not exist', () => {
  const pictures = [{ width: '360', after: 'new-360-after.webp' }]
  const text = writeSummary(summary([page('/new/', { kind: 'added', pictures })]), ADDRESS)
  expect(text).toContain(
    `| not there | <img src="${ADDRESS}/preview/changes/new-360-after.webp" alt="after" width="360"> |`,
  )
})

it('does not link to a removed page', () => {
  expect(writeSummary(summary([page('/old/', { kind: 'removed' })]), ADDRESS)).toContain(
    '| /old/ | removed |',
  )
})

it('escapes paths so that they cannot end a table cell, a link or a tag', () => {
  const text = writeSummary(summary([page('/a|b](x)<img>/')]), ADDRESS)
  expect(text).toContain('[/a&#124;b&#93;&#40;x&#41;&#60;img&#62;/](')
  expect(text).not.toContain('<img>')
})

it('stays within the length limit of a comment for any number of pages', () => {
  const pages = Array.from({ length: 900 }, (_, index) => page(`/a-page-with-quite-a-long-name/${index}/`))
  const text = writeSummary(summary(pages), ADDRESS)
  expect(text).toContain('| … and 800 more |')
  expect(text.length).toBeLessThan(65_536)
})

it('rejects an invalid picture width and an invalid commit', () => {
  expect(() => summarySchema.parse(summary([page('/', { pictures: [{ width: '"><script>' }] })]))).toThrow()
  expect(() => summarySchema.parse({ ...summary([]), commit: '$(rm)' })).toThrow()
})
