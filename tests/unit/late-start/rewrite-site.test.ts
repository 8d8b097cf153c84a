/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishSite } from '@/late-start/build/rewrite-site'
import { all, attribute, readHtml, textOf } from '@/tools/postbuild/html'
import { ENTRY, exportedPage } from './pages'

jest.mock('@/late-start/build/loader', () => ({
  buildLoaders: () =>
    Promise.resolve(({ chat, search }: { chat: boolean; search: boolean }) =>
      chat ? '/* loader with chat */' : search ? '/* loader with search */' : '/* loader */',
    ),
  buildReporter: () => Promise.resolve('/* reporter */'),
  buildSendWorker: () => Promise.resolve('/* send worker */'),
}))

const root = mkdtempSync(join(tmpdir(), 'finish-'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

function writeSite(pages: Record<string, string>): void {
  rmSync(root, { recursive: true, force: true })
  const chunks = '_next/static/chunks'
  const files = {
    [`${chunks}/site.css`]: '.now{color:red}.later{color:#00f}.lazy{color:green}.never{color:#000}',
    // The framework's own, as the entry says: its words are no classes of ours.
    [`${chunks}/a.js`]: 'load("static/chunks/c.js"),"never"',
    [`${chunks}/turbopack-b.js`]: '',
    [`${chunks}/c.js`]: 'className:"lazy"',
    [`${chunks}/old.js`]: '',
    [`${chunks}/spare.js`]: '',
    '_next/static/build/_buildManifest.js': '',
    'robots.txt': '',
    'index.txt': '',
    '__next._tree.txt': '',
    'about/__next.about.txt': '',
    '404/index.html': '',
    ...pages,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('finishSite', () => {
  beforeEach(async () => {
    writeSite({ 'index.html': exportedPage(), 'about/index.html': exportedPage({ body: '<h1>About</h1>' }) })
    expect(
      await finishSite(root, '', { email: 'https://mail.example', reviews: 'https://reviews.example' }),
    ).toBe(2)
  })

  it('leaves in the page its text, one inline script that names the others, and the rules for looking ahead', () => {
    const page = readHtml(read('index.html'))
    expect(read('index.html')).toContain('Fares &amp; <!-- -->taxes')
    const [loader, ahead, ...more] = all(page, 'script')
    expect(loader && textOf(loader)).toBe('/* loader */')
    expect(loader && attribute(loader, 'data-start')).toMatch(
      /^\/_next\/static\/ pages\/[0-9a-f]{16}\.txt chunks\/turbopack-b\.js chunks\/a\.js$/,
    )
    expect(ahead && attribute(ahead, 'type')).toBe('speculationrules')
    expect(more).toEqual([])
  })

  it('tells a form without scripts how to hand on to its chat, where a form has one', async () => {
    const chat = '<a href="https://wa.me/91?text=Hello">Chat</a>'
    writeSite({
      'index.html': exportedPage({ body: `<form>${chat}</form>` }),
      'about/index.html': exportedPage({ body: `<form></form>${chat}` }),
    })
    await finishSite(root, '', { email: '' })
    const loaderOf = (file: string) => textOf(all(readHtml(read(file)), 'script')[0]!)
    expect(loaderOf('index.html')).toBe('/* loader with chat */')
    expect(loaderOf('about/index.html')).toBe('/* loader */')
  })

  it('puts the styles in the page: those of its HTML, its payload and the code it may fetch', () => {
    const style = all(readHtml(read('index.html')), 'style')
      .map(textOf)
      .join()
    expect(style).toBe('.now{color:red}.later{color:#00f}.lazy{color:green}')
    expect(read('index.html')).not.toContain('stylesheet')
  })

  it('keeps how a hint looks where a field has one', async () => {
    const sheet = '_next/static/chunks/site.css'
    writeSite({
      [sheet]: '::placeholder{opacity:1}',
      'index.html': exportedPage({ body: '<input placeholder="Saket">' }),
      'about/index.html': exportedPage({ body: '<input>' }),
    })
    await finishSite(root, '', { email: '' })
    expect(read('index.html')).toContain('::placeholder{opacity:1}')
    expect(read('about/index.html')).not.toContain('::placeholder')
  })

  it('serves the payload from a file, without what would be fetched twice', () => {
    const [file = ''] = readdirSync(join(root, '_next/static/pages'))
    const payload = read(`_next/static/pages/${file}`)
    expect(payload.split('\n')[0]).toBe(ENTRY)
    expect(payload).toContain('later')
    expect(payload).not.toContain('site.css')
  })

  it('has chunks that a page starts with compiled as they arrive, and no others', () => {
    const isHinted = (name: string) =>
      read(`_next/static/chunks/${name}`).startsWith('//# allFunctionsCalledOnLoad\n')
    expect(['a.js', 'turbopack-b.js', 'c.js'].map(isHinted)).toEqual([true, true, false])
  })

  it('keeps what a page may ask for', () => {
    expect(readdirSync(join(root, '_next/static/chunks')).sort()).toEqual(['a.js', 'c.js', 'turbopack-b.js'])
    expect(existsSync(join(root, 'robots.txt'))).toBe(true)
    expect(read('_next/static/send-worker.js')).toBe('/* send worker */')
  })

  it.each([
    'index.txt',
    '__next._tree.txt',
    'about/__next.about.txt',
    '404',
    '_next/static/build',
    '_next/static/chunks/site.css',
  ])('leaves out %s', (file) => {
    expect(existsSync(join(root, file))).toBe(false)
  })
})

it('names the page that is not of the known shape', async () => {
  writeSite({ 'index.html': exportedPage(), 'terms/index.html': '<html><head></head></html>' })
  await expect(
    finishSite(root, '', { email: 'https://mail.example', reviews: 'https://reviews.example' }),
  ).rejects.toThrow('terms/index.html')
})

it('refuses a page whose scripts nothing would set going', async () => {
  writeSite({ 'index.html': exportedPage().replace('turbopack-b.js', 'b.js') })
  await expect(finishSite(root, '', { email: '' })).rejects.toThrow("the module system's own chunk")
})

it('puts the script that reports before the others, in a build that counts, and lets it reach its address', async () => {
  writeSite({ 'index.html': exportedPage() })
  const analytics = { endpoint: 'https://count.example/api/event', domain: 'cars.example' }
  await finishSite(root, '', { email: '', analytics: 'https://count.example' }, analytics)
  const page = readHtml(read('index.html'))
  const [reporter, loader] = all(page, 'script')
  expect(reporter && textOf(reporter)).toBe('/* reporter */')
  expect(reporter?.attrs).toEqual([
    { name: 'data-endpoint', value: analytics.endpoint },
    { name: 'data-domain', value: analytics.domain },
  ])
  expect(loader && textOf(loader)).toBe('/* loader */')
  expect(read('index.html')).toContain("connect-src 'self' https://count.example;")
})
