import { editorPage, editorPolicy } from '@/tools/admin/page'

const messages = {
  noRepository: 'No <repository>',
  localOnly: 'Local',
  noScript: 'No script',
  signIn: 'Signing in',
}

const page = (withRepository: boolean) =>
  editorPage({
    title: 'Editor',
    scripts: ['data.js', 'editor.js'],
    imported: 'package.js',
    base: '/sub',
    withRepository,
    messages,
  })

it('allows connections to GitHub only where a repository is configured', () => {
  expect(editorPolicy(true)).toContain('https://api.github.com')
  expect(editorPolicy(false)).not.toContain('https:')
})

it('allows scripts of the site’s own origin only', () => {
  expect(editorPolicy(true)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(editorPolicy(true)).toMatch(/^default-src 'none';/)
})

it('escapes its messages', () => {
  expect(page(false)).toContain('No &lt;repository&gt;')
})
