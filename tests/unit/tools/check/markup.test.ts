import { classNames, leaks, markup } from '@/tools/check/markup'
import type { Site } from '@/tools/check/site'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`

const siteOf = (files: Record<string, string>): Site => ({
  address: 'https://cars.example',
  pages: [],
  files: new Set(Object.keys(files)),
  read: (file) => files[file],
})
const HTML = '/about/index.html'

it.each([
  ['an obsolete attribute', '<table><tr><td align="right">1</td></tr></table>', 'no-deprecated-attr'],
  ['an element where it is not permitted', '<ol><svg></svg></ol>', 'element-permitted-content'],
  ['a duplicate id', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ['a control without a label', '<input type="text">', 'input-missing-label'],
  ['an element that is not closed', '<div><span></div>', 'close-order'],
])('HTML is reported with position and rule when it has %s', (_, body, rule) => {
  expect(markup(siteOf({ [HTML]: page('', body) }))).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^${HTML}:\\d+:\\d+ .*\\(${rule}\\)$`))]),
  )
})

it.each([
  ['nothing about it', ''],
  ['too little', '<meta name="referrer" content="origin-when-cross-origin">'],
])('a page with %s sends its URL as referrer to other sites', (_, head) => {
  expect(leaks(siteOf({ [HTML]: page(head, '') }))).toEqual([expect.stringContaining(HTML)])
})

it.each(['same-origin', 'no-referrer'])('a page with %s does not', (content) => {
  expect(leaks(siteOf({ [HTML]: page(`<meta name="referrer" content="${content}">`, '') }))).toEqual([])
})

const check = (files: Record<string, string>) =>
  classNames({
    address: 'https://cars.example',
    pages: [],
    files: new Set(Object.keys(files)),
    read: (file) => files[file],
  })

it('a class without a rule in the styles of its page is reported', () => {
  const css = '.gap-2{gap:1px}.md\\:mt-1\\.5{top:0}'
  const page = `<head><style>${css}</style></head><p class="gap-2 flex md:mt-1.5"></p>`
  expect(check({ '/a/index.html': page })).toEqual(['/a/index.html: class flex'])
})
