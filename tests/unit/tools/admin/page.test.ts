import { editorPage, editorPolicy } from '@/tools/admin/page'

const messages = {
  noRepository: 'No <repository>',
  localOnly: 'Local',
  noScript: 'No script',
  signIn: 'Signing in',
}

const page = (withRepository: boolean) =>
  editorPage({ title: 'Editor', script: 'editor.js', base: '/sub', withRepository, messages })

it('allows connections to GitHub only where a repository is configured', () => {
  expect(editorPolicy(true)).toContain('https://api.github.com')
  expect(editorPolicy(false)).not.toContain('https:')
})

it('runs scripts of the site itself only', () => {
  expect(editorPolicy(true)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(editorPolicy(true)).toMatch(/^default-src 'none';/)
})

it('states its policy before anything loads, and keeps out of search engines', () => {
  const html = page(true)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
})

it('finds its script below the folder that the site is served from', () => {
  expect(page(false)).toContain('src="/sub/admin/editor.js"')
})

it('escapes its messages', () => {
  expect(page(false)).toContain('No &#60;repository&#62;')
})
