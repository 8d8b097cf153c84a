import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placePostNotFound } from '@/tools/postbuild/post-not-found'

const root = mkdtempSync(join(tmpdir(), 'post-not-found-'))
afterAll(() => rmSync(root, { recursive: true }))

it('moves the 404 page of posts to where hosts look for it, and leaves no page at the old path', () => {
  mkdirSync(join(root, 'blogs/not-found-page'), { recursive: true })
  writeFileSync(join(root, 'blogs/not-found-page/index.html'), 'Blog Not Found')
  placePostNotFound(root)
  expect(readFileSync(join(root, 'blogs/404.html'), 'utf8')).toBe('Blog Not Found')
  expect(existsSync(join(root, 'blogs/not-found-page'))).toBe(false)
})

it('fails where the page was not exported', () => {
  expect(() => placePostNotFound(join(root, 'nowhere'))).toThrow('not-found-page')
})
