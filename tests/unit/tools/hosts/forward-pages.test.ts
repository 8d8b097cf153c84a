import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forwardPage, writeForwardPages } from '@/tools/hosts/forward-pages'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'forward-'))))
afterEach(() => rmSync(root, { recursive: true }))

it('redirects without a script, with noindex and a fallback link', () => {
  const page = forwardPage('en-IN', '/base/new/', 'https://example.org/base/new/', {
    title: 'Moved <here>',
    text: 'A & B',
  })
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/new/">')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<link rel="canonical" href="https://example.org/base/new/">')
  expect(page).toContain('<a href="/base/new/">Moved &lt;here&gt;</a>')
  expect(page).toContain('A &amp; B')
  expect(page).not.toMatch(/<script|style/)
})

it('writes a redirect page at each former URL', () => {
  const redirects = [
    { from: '/kept', to: '/a' },
    { from: '/old/name', to: '/' },
  ]
  writeForwardPages(root, redirects, (to) => `to ${to}`)
  expect(readFileSync(join(root, 'kept/index.html'), 'utf8')).toBe('to /a')
  expect(readFileSync(join(root, 'old/name/index.html'), 'utf8')).toBe('to /')
})
