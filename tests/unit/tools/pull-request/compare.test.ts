import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareExports, comparePage } from '@/tools/pull-request/compare'

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

describe('one page', () => {
  it('is unchanged when only scripts, their hashes and the CSP differ', () => {
    const build = (hash: string) =>
      page(
        `<p>Call us</p><script>const build = '${hash}'</script>`,
        `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'"><link href="/_next/static/chunks/${hash}.js">`,
      )
    expect(comparePage('/', build('one'), build('two'))).toBeUndefined()
  })

  it('counts added and removed words', () => {
    const change = comparePage('/', page('<p>Call 111 now</p>'), page('<p>Call 222 right now</p>'))
    expect(change).toMatchObject({ path: '/', kind: 'changed', wordsAdded: 2, wordsRemoved: 1 })
  })

  it('is changed when only a picture differs', () => {
    const change = comparePage('/', page('<img src="/a.jpg">'), page('<img src="/b.jpg">'))
    expect(change).toMatchObject({ kind: 'changed', wordsAdded: 0, wordsRemoved: 0 })
  })

  it('is added or removed when it is missing before or after', () => {
    expect(comparePage('/new/', '', page('<p>New here</p>'))).toMatchObject({
      kind: 'added',
      wordsAdded: 2,
      wordsRemoved: 0,
    })
    const removed = comparePage('/old/', page('<p>Old</p>'), '')
    expect(removed).toMatchObject({ kind: 'removed', wordsAdded: 0, wordsRemoved: 1 })
    expect(removed?.bytes).toBeLessThan(0)
  })
})

describe('two exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  it('returns the pages that differ, those with most changed words first', () => {
    write('before/index.html', page('<p>one</p>'))
    write('after/index.html', page('<p>two</p>'))
    write('before/same/index.html', page('<p>same</p>'))
    write('after/same/index.html', page('<p>same</p>'))
    write('after/new/index.html', page('<p>a page with many words</p>'))
    write('before/404.html', page('<p>gone</p>'))
    write('before/admin/index.html', page('<p>an editor</p>'))
    write('after/preview/index.html', page('<p>a list</p>'))
    const changes = compareExports(join(folder, 'before'), join(folder, 'after'))
    expect(changes.map(({ path, kind }) => [path, kind])).toEqual([
      ['/new/', 'added'],
      ['/', 'changed'],
      ['/404.html', 'removed'],
    ])
  })
})
