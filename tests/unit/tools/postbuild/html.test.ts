/** @jest-environment node */
import { readHtml, writeHtml } from '@/tools/postbuild/html'

it('puts classes first in every tag and leaves the other attributes in their order', () => {
  const page = readHtml('<p id="a" lang="en" class="b">Fares <a href="/" class="c">here</a></p>')
  expect(writeHtml(page)).toContain('<p class="b" id="a" lang="en">Fares <a class="c" href="/">here</a></p>')
})
