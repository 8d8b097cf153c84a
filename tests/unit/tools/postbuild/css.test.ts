import { createPruner, readSheet } from '@/tools/postbuild/css'

const ADDRESS = '/preview/_next/static/chunks/site.css'
const classCandidates = (words: string) => new Set(words.split(' '))
const prune = (css: string, words: string) => createPruner(readSheet(css, ADDRESS))([classCandidates(words)])

describe('inlined styles', () => {
  it('have URLs that resolve to the same files from every page', () => {
    const { css } = readSheet('@font-face{font-family:a;src:url(../media/a.woff2)}', ADDRESS)
    expect(css).toContain('url(/preview/_next/static/media/a.woff2)')
  })

  it('keep URLs that are not relative paths', () => {
    const css = '.a{background:url(data:image/png;base64,AA)}.b{background:url(https://example.com/b.png)}'
    expect(readSheet(css, ADDRESS).css).toContain('url(data:image/png;base64,AA)')
    expect(readSheet(css, ADDRESS).css).toContain('https://example.com/b.png')
  })

  it('keep classes and elements in use, with their states', () => {
    const css =
      'p,hr{margin:0}sub{top:0}.a{color:red}.a[data-state=active]{color:#00f}.md\\:b:hover{color:green}.c{color:#000}'
    expect(prune(css, 'p a md:b')).toBe(
      'p{margin:0}.a{color:red}.a[data-state=active]{color:#00f}.md\\:b:hover{color:green}',
    )
  })

  it('split selector lists with newer selectors: the oldest browsers drop a whole list with one unknown selector', () => {
    expect(prune('@media (width >= 768px){a,b:has(i){top:0}}', 'a b i')).toBe(
      '@media (min-width:768px){:is(a,b:has(i)){top:0}}',
    )
  })

  it.each([
    ['rules with :not() of an unused class', '.a:not(.gone){color:red}', 'a'],
    ['a class that is used only in :is()', '.a:is(.gone,.b){color:red}', 'a b'],
    [':is() of elements', ':is(ul,ol) li{margin:0}', 'ul li'],
    ['properties newer than the parser', '.a{content-visibility:visible;break-after:avoid}', 'a'],
    [
      'an animation and its timeline apart',
      '.a{animation:linear both lift;animation-timeline:scroll(root)}@keyframes lift{to{translate:0 1px}}',
      'a',
    ],
  ])('keep %s', (_, css, words) => {
    expect(prune(css, words)).toBe(css)
  })

  it('drop keyframes that no remaining rule uses', () => {
    const css =
      '.a{animation-name:one}.b{animation:2s two}.c{animation:var(--time) three}@keyframes one{to{top:0}}@keyframes two{to{top:1px}}@keyframes three{to{top:2px}}'
    expect(prune(css, 'a c')).toContain('@keyframes one')
    expect(prune(css, 'a c')).toContain('@keyframes three')
    expect(prune(css, 'a c')).not.toContain('@keyframes two')
  })

  it('drop what another language has, and the typeface that only this used', () => {
    const css =
      '@font-face{font-family:Script;src:url(a.woff2)}:root:lang(hi){--face:Script,serif}body{font-family:var(--face)}'
    expect(prune(css, 'body :lang(hi)')).toContain('a.woff2')
    expect(prune(css, 'body :lang(en)')).toBe('body{font-family:var(--face)}')
  })

  it('drop Tailwind’s variables that no remaining rule reads', () => {
    const css =
      '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}.a{--tw-x:1;rotate:var(--tw-x)}.c{rotate:var(--tw-y)}'
    expect(prune(css, 'a')).not.toContain('--tw-y')
    expect(prune(css, 'a')).toContain('@property --tw-x')
  })

  it('drop :has() of an unused class', () => {
    const css = 'body:has(.a) p{top:0}:root:has(dialog) p{left:0}p:has(.a,.b){right:0}'
    expect(prune(css, 'body p dialog b')).toBe(':root:has(dialog) p{left:0}p:has(.a,.b){right:0}')
    expect(prune(css, 'body p dialog a b')).toBe(css)
  })

  it('keep declarations of a property that is called like an unused class', () => {
    expect(prune('.border-collapse{top:0}.a{border-collapse:separate}', 'a')).toBe(
      '.a{border-collapse:separate}',
    )
  })

  it('drop Tailwind’s fallback for browsers without @property', () => {
    const css = '@layer properties{*{--tw-x:0}}@layer base{.a{rotate:var(--tw-x)}}'
    expect(prune(css, 'a')).toBe('@layer base{.a{rotate:var(--tw-x)}}')
  })
})
