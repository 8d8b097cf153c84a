import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { measurePage, wrongScripts } from '@/tools/sizes/measure'

const root = mkdtempSync(join(tmpdir(), 'sizes-'))
const page = (head: string) => `<!doctype html><html><head>${head}</head><body><p>Fares</p></body></html>`

const files = {
  'index.html': page(
    '<link rel="preload" as="font" href="/sub/text.woff2">' +
      '<link rel="preload" as="font" media="(min-width: 480px)" href="/sub/a-640.avif">' +
      '<link rel="preload" as="image" imagesrcset="/sub/a-640.avif 640w, /sub/a-960.avif 960w, /sub/a-1280.avif 1280w">' +
      '<link rel="preload" as="image" media="(min-width: 480px)" imagesrcset="/sub/a-1280.avif 1280w">' +
      '<style>p{margin:0}</style><script data-start="/sub/ payload.js a.js"></script>',
  ),
  'columns.html': page(
    [1, 2]
      .map(
        () =>
          '<link rel="preload" as="image" imagesizes="(min-width: 75rem) 580px, 47vw" imagesrcset="/sub/a-640.avif 640w, /sub/a-960.avif 960w">',
      )
      .join('') + '<script data-start="/sub/ payload.js a.js"></script>',
  ),
  'long.html': page(
    '<link rel="stylesheet" href="/sub/later.css"><script data-start="/sub/ payload.js a.js"></script>',
  ),
  'later.css': 'p{margin:0}',
  'early.html': page(
    '<script src="/sub/a.js"></script><script data-start="/sub/ payload.js gone.js"></script>',
  ),
  'text.woff2': 'x'.repeat(100),
  'a-640.avif': 'x'.repeat(10),
  'a-960.avif': 'x'.repeat(20),
  'a-1280.avif': 'x'.repeat(40),
  'payload.js': 'payload()',
  'a.js': 'chunk()',
}

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('counts uncompressed fonts and the picture of a phone, below a base path', () => {
  expect(measurePage(root, '/sub', 'index.html')).toMatchObject({ fonts: 100, hero: 20 })
})

it('counts each picture of the first view at its share of the viewport', () => {
  expect(measurePage(root, '/sub', 'columns.html').hero).toBe(20)
})

it('counts everything loaded before scripts as the first view', () => {
  const { firstView, html, fonts, hero } = measurePage(root, '/sub', 'index.html')
  expect(firstView).toBe(html + fonts + hero)
})

it('counts the style sheet that a long page links to apart from the first view', () => {
  const { laterCss, firstView, html } = measurePage(root, '/sub', 'long.html')
  expect(laterCss).toBe(brotliCompressSync('p{margin:0}').length)
  expect(firstView).toBe(html)
  expect(measurePage(root, '/sub', 'index.html').laterCss).toBe(0)
})

it('finds scripts that the HTML loads itself, and missing scripts of the start list', () => {
  expect(wrongScripts(root, '/sub', 'index.html')).toEqual([])
  expect(wrongScripts(root, '/sub', 'early.html')).toEqual(['/sub/a.js', '/sub/gone.js'])
})
