import { editorPolicy } from '@/tools/admin/page'

it('allows connections to GitHub only where a repository is configured', () => {
  expect(editorPolicy(true)).toContain('https://api.github.com')
  expect(editorPolicy(false)).not.toContain('https:')
})

it('allows scripts of the site’s own origin only', () => {
  expect(editorPolicy(true)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(editorPolicy(true)).toMatch(/^default-src 'none';/)
})
