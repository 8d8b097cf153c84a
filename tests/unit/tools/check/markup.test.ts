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

it('HTML is reported with position and rule', () => {
  expect(markup(siteOf({ [HTML]: page('', '<p id="a"></p><p id="a"></p>') }))).toEqual([
    expect.stringMatching(new RegExp(`^${HTML}:\\d+:\\d+ .*\\(no-dup-id\\)$`)),
  ])
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

it('a class without a rule in the styles of its page is reported', () => {
  const css = '.gap-2{gap:1px}.md\\:mt-1\\.5{top:0}'
  const page = `<head><style>${css}</style></head><p class="gap-2 flex md:mt-1.5"></p>`
  expect(classNames(siteOf({ '/a/index.html': page }))).toEqual(['/a/index.html: class flex'])
})
