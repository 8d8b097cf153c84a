import { editorPolicy } from '@/tools/admin/page'

it('allows scripts of the site’s own origin only, and connections to GitHub where a repository is configured', () => {
  expect(editorPolicy(true)).toContain('https://api.github.com')
  expect(editorPolicy(false)).not.toContain('https:')
  expect(editorPolicy(true)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(editorPolicy(true)).toMatch(/^default-src 'none';/)
})
