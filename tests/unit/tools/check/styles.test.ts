import { classNames } from '@/tools/check/styles'

const check = (files: Record<string, string>, address = 'https://cars.example') =>
  classNames({ address, pages: [], files: new Set(Object.keys(files)), read: (file) => files[file] })

const html = (body: string, css = '.gap-2{gap:1px}.md\\:mt-1\\.5{top:0}') =>
  `<head><style>${css}</style><script data-start="/_next/static/ pages/1.txt chunks/a.js"></script></head>${body}`

it('a class without a rule is reported, in the HTML and in the payload', () => {
  const files = {
    '/a/index.html': html('<p class="gap-2 flex md:mt-1.5"></p>'),
    '/_next/static/pages/1.txt': '1:{"className":"gap-2 mt-4","slideClass":"p-1","children":"mt-2"}',
  }
  expect(check(files)).toEqual([
    '/a/index.html: class flex',
    '/a/index.html: class mt-4',
    '/a/index.html: class p-1',
  ])
})

it('a rule may be in the linked style sheet, in a folder too', () => {
  const link = '<link rel="stylesheet" href="/folder/_next/static/styles/a.css">'
  const files = {
    '/a/index.html': html(`${link}<p class="flex"></p>`),
    '/_next/static/styles/a.css': '.flex{top:0}',
  }
  expect(check(files, 'https://cars.example/folder')).toEqual([])
})

it('the editor, which has styles of its own, is not checked', () => {
  expect(check({ '/admin/index.html': '<p class="flex"></p>' })).toEqual([])
})
