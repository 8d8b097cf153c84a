import { readHtml, writeHtml } from '@/tools/postbuild/html'

it('writes class as the first attribute and keeps the order of the others', () => {
  const page = readHtml('<p id="a" lang="en" class="b">Fares <a href="/" class="c">here</a></p>')
  expect(writeHtml(page)).toContain('<p class="b" id="a" lang="en">Fares <a class="c" href="/">here</a></p>')
})
