import { classNames } from '@/tools/check/markup'

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

it('the editor, which has styles of its own, is not checked', () => {
  expect(check({ '/admin/index.html': '<p class="flex"></p>' })).toEqual([])
})
