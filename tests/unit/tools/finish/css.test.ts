/** @jest-environment node */
import { createPruner, readSheet } from '@/tools/finish/css'
import { wordsOf } from '@/tools/finish/words-in-use'

const ADDRESS = '/preview/_next/static/chunks/site.css'
const prune = (css: string, words: string) => createPruner(readSheet(css, ADDRESS))([wordsOf(words)])

describe('inlined styles', () => {
  it('point at the same files from every page', () => {
    const { css } = readSheet('@font-face{font-family:a;src:url(../media/a.woff2)}', ADDRESS)
    expect(css).toContain('url(/preview/_next/static/media/a.woff2)')
  })

  it('leave addresses alone that are no relative path', () => {
    const css = '.a{background:url(data:image/png;base64,AA)}.b{background:url(https://example.com/b.png)}'
    expect(readSheet(css, ADDRESS).css).toContain('url(data:image/png;base64,AA)')
    expect(readSheet(css, ADDRESS).css).toContain('https://example.com/b.png')
  })

  it('keep classes in use, with their states, and element rules', () => {
    const css =
      'p{margin:0}.a{color:red}.a[data-state=active]{color:#00f}.md\\:b:hover{color:green}.c{color:#000}'
    expect(prune(css, 'a md:b')).toBe(
      'p{margin:0}.a{color:red}.a[data-state=active]{color:#00f}.md\\:b:hover{color:green}',
    )
  })

  it('keep what is hidden by a class that is not there', () => {
    expect(prune('.a:not(.gone){color:red}', 'a')).toBe('.a:not(.gone){color:red}')
  })

  it('keep a class that stands only in a list of alternatives', () => {
    expect(prune('.a:is(.gone,.b){color:red}', 'a b')).toContain('color:red')
  })

  it('lose variables of Tailwind that no rule reads any more', () => {
    const css =
      '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}.a{--tw-x:1;rotate:var(--tw-x)}.c{rotate:var(--tw-y)}'
    expect(prune(css, 'a')).not.toContain('--tw-y')
    expect(prune(css, 'a')).toContain('@property --tw-x')
  })

  it('lose what Tailwind repeats for browsers without registered variables', () => {
    const css = '@layer properties{*{--tw-x:0}}@layer base{.a{rotate:var(--tw-x)}}'
    expect(prune(css, 'a')).toBe('@layer base{.a{rotate:var(--tw-x)}}')
  })

  it('keep an animation and its timeline apart', () => {
    const css =
      '.a{animation:linear both lift;animation-timeline:scroll(root)}@keyframes lift{to{translate:0 1px}}'
    expect(prune(css, 'a')).toBe(css)
  })

  it('find classes in attributes, in strings of scripts and in payloads', () => {
    expect([...wordsOf('<p class="a md:b">`c ${d}` "e\\"f\\""')]).toEqual(
      expect.arrayContaining(['a', 'md:b', 'c', 'e', 'f']),
    )
  })
})
