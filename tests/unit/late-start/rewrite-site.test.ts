import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { all, attribute, readHtml, textOf } from '@/tools/postbuild/html'
import { postbuild } from '@/tools/postbuild/postbuild'
import { ENTRY, exportedPage } from './pages'

jest.mock('@/late-start/build/loader', () => ({
  createLoaders: () => ({
    earlyFor: () => '/* early */',
    loaderFor: ({ chat, search, waits }: { chat: boolean; search: boolean; waits: boolean }) => {
      if (waits) return '/* loader that waits */'
      return chat ? '/* loader with chat */' : search ? '/* loader with search */' : '/* loader */'
    },
  }),
}))
jest.mock('@/tools/postbuild/inline-script', () => ({
  buildReporter: () => Promise.resolve('/* reporter */'),
  buildSendWorker: () => Promise.resolve('/* send worker */'),
  buildTrust: () => Promise.resolve('/* trust */'),
  buildOnce: () => undefined,
}))

const root = mkdtempSync(join(tmpdir(), 'postbuild-'))
const MAIL = 'https://mail.example'
const run = (settings: object = {}, startsLate = true) =>
  postbuild({ root, basePath: '', origins: { email: MAIL }, ...settings }, startsLate)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const CHUNKS = '_next/static/chunks'
const chunks = () =>
  readdirSync(join(root, CHUNKS)).map((name) => ({ name, text: read(`${CHUNKS}/${name}`) }))
/** The published name of the chunk with a text. */
const nameOf = (part: string) => chunks().find(({ text }) => text.includes(part))!.name

/** The text of a page's loader. */
const loaderOf = (file: string) =>
  all(readHtml(read(file)), 'script')
    .filter((script) => attribute(script, 'data-start') !== undefined)
    .map((script) => {
      const src = attribute(script, 'src')
      return src === undefined ? textOf(script).replace('/* early */\n', '') : read(src.slice(1))
    })
    .join()

function writeSite(pages: Record<string, string>): void {
  rmSync(root, { recursive: true, force: true })
  const files = {
    [`${CHUNKS}/site.css`]: '.now{color:red}.later{color:#00f}.lazy{color:green}.never{color:#000}',
    // A chunk of the framework, listed in the entry: its words do not count as class names.
    [`${CHUNKS}/a.js`]: 'load("static/chunks/c.js"),"never"',
    [`${CHUNKS}/turbopack-b.js`]: '',
    [`${CHUNKS}/c.js`]: 'className:"lazy"',
    [`${CHUNKS}/old.js`]: '',
    [`${CHUNKS}/spare.js`]: '',
    '_next/static/build/_buildManifest.js': '',
    'robots.txt': '',
    'index.txt': '',
    '__next._tree.txt': '',
    'about/__next.about.txt': '',
    '404/index.html': '',
    'blogs/not-found-page/index.html': exportedPage({ body: '<h1>Blog Not Found</h1>' }),
    ...pages,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the late start', () => {
  beforeEach(async () => {
    writeSite({ 'index.html': exportedPage(), 'about/index.html': exportedPage({ body: '<h1>About</h1>' }) })
    expect(await run()).toEqual({ count: 3 })
  })

  it('leaves the text, one inline script with the list of all others, and the speculation rules in a page that waits', () => {
    const page = readHtml(read('index.html'))
    expect(read('index.html')).toContain('Fares &amp; <!-- -->taxes')
    const [loader, ahead, ...more] = all(page, 'script')
    expect(loader && textOf(loader)).toBe('/* early */\n/* loader that waits */')
    expect(loader && attribute(loader, 'data-start')).toMatch(
      /^\/_next\/static\/ pages\/[0-9a-f]{12}\.txt chunks\/[0-9a-f]{8}\.js chunks\/[0-9a-f]{8}\.js$/,
    )
    expect(ahead && attribute(ahead, 'type')).toBe('speculationrules')
    expect(more).toEqual([])
  })

  it('makes the loader a file for a long page, which marks the end of its first screen', async () => {
    const end = '<link data-first-screen-end=""/>'
    writeSite({
      'index.html': exportedPage({ body: `<main><input></main>${end}` }),
      'about/index.html': exportedPage({ body: '<main><input></main>' }),
      'sedans/index.html': exportedPage({ body: end }),
    })
    await run()
    const scripts = (file: string) =>
      all(readHtml(read(file)), 'script').filter((script) => attribute(script, 'type') === undefined)
    const [early, loader] = scripts('index.html')
    expect(early && textOf(early)).toBe('/* early */')
    expect(loader && attribute(loader, 'async')).toBe('')
    const [, name = ''] =
      /^\/(_next\/static\/loaders\/[0-9a-f]{8}\.js)$/.exec(attribute(loader!, 'src')!) ?? []
    expect(read(name)).toBe('/* loader */')
    expect(scripts('about/index.html').map(textOf)).toEqual(['/* early */\n/* loader */'])
    expect(scripts('sedans/index.html')).toHaveLength(2)
  })

  it('uses the loader with chat where a form has a chat link', async () => {
    const chat = '<a href="https://wa.me/91?text=Hello">Chat</a>'
    writeSite({
      'index.html': exportedPage({ body: `<main><form>${chat}</form></main>` }),
      'about/index.html': exportedPage({ body: `<main><form></form></main>${chat}` }),
    })
    await run()
    expect(loaderOf('index.html')).toBe('/* loader with chat */')
    expect(loaderOf('about/index.html')).toBe('/* loader */')
  })

  it.each([
    ['<h1>Privacy</h1>', '/* loader that waits */'],
    ['<button aria-haspopup="dialog" commandfor="menu" command="show-modal">', '/* loader that waits */'],
    ['<button>Share</button>', '/* loader that waits */'],
    ['<button aria-haspopup="dialog">Picture 1</button>', '/* loader */'],
    ['<input>', '/* loader */'],
    ['<video></video>', '/* loader */'],
    ['<div role="group" aria-roledescription="carousel"></div>', '/* loader */'],
  ])('%s in the content has %s', async (content, loader) => {
    // The newsletter of the footer does not count.
    writeSite({
      'index.html': exportedPage({ body: `<main>${content}</main><footer><form></form></footer>` }),
    })
    await run()
    expect(loaderOf('index.html')).toBe(loader)
  })

  describe('on a page that marks the end of its first screen', () => {
    const end = '<link data-first-screen-end=""/>'
    const search = '<form action="/car-offers/"><input name="location"></form>'
    const carousel = '<div role="group" aria-roledescription="carousel"></div>'
    it.each([
      [search + end, '/* loader that waits */'],
      [`<input type="checkbox" data-pause="true">${search}${end}`, '/* loader that waits */'],
      [search + end + carousel, '/* loader that waits */'],
      [search + carousel + end, '/* loader with search */'],
      [`${search}${end}<input>`, '/* loader with search */'],
      [end + search, '/* loader with search */'],
      [search, '/* loader with search */'],
    ])('%s has %s', async (content, loader) => {
      writeSite({ 'index.html': exportedPage({ body: `<main>${content}</main>` }) })
      await run()
      const [inline, file] = all(readHtml(read('index.html')), 'script')
      const src = file && attribute(file, 'src')
      expect(src ? read(src.slice(1)) : textOf(inline!).split('\n')[1]).toBe(loader)
    })
  })

  it('puts the styles inline that are used by the HTML, the payload and the chunks that may be fetched', () => {
    const style = all(readHtml(read('index.html')), 'style')
      .map(textOf)
      .join()
    expect(style).toBe('.now{color:red}.later{color:#00f}.lazy{color:green}')
    expect(read('index.html')).not.toContain('stylesheet')
  })

  describe('with utilities', () => {
    const UTILITIES =
      '@layer utilities{.gap-2{gap:1px}.md\\:mt-1\\.5:not(.gap-2){top:0}.block{display:block}}.menu-bar{left:0}'
    const build = async (utilities = UTILITIES) => {
      writeSite({
        '_next/static/chunks/site.css': utilities,
        '_next/static/chunks/c.js': 'className:"md:mt-1.5 block"+x,id:"menu-bar"',
        'index.html': exportedPage({
          body: '<p class="gap-2 menu-bar block">gap-2</p><noscript><p class="gap-2">gap-2</p></noscript>',
          payload: ['0:{"className":"md:mt-1.5 menu-bar","children":"gap-2"}\n1:T12,"className":"gap-2'],
        }),
      })
      await run()
      return read('index.html')
    }

    it('gives them short names in the page, its styles, its payload and its chunks', async () => {
      const page = await build()
      expect(page).toContain(
        '<p class="a0 menu-bar block">gap-2</p><noscript><p class="a0">gap-2</p></noscript>',
      )
      expect(page).toContain('.a0{gap:1px}.b0:not(.a0){top:0}.block{display:block}}.menu-bar{left:0}')
      const [file = ''] = readdirSync(join(root, '_next/static/pages'))
      expect(read(`_next/static/pages/${file}`).split('\n').slice(1).join('\n')).toBe(
        '0:{"className":"b0 menu-bar","children":"gap-2"}\n1:T12,"className":"gap-2',
      )
      expect(nameOf('className:"b0 block"+x,id:"menu-bar"')).toMatch(/^[0-9a-f]{8}\.js$/)
    })

    it('renames the chunks whose text has changed, and those that reference them', async () => {
      await build()
      const namesByStart = () =>
        new Map(chunks().map(({ name, text }) => [/\w+[:(]/.exec(text)?.[0], name] as const))
      const names = namesByStart()
      await build(UTILITIES.replace('}}', '}.flex-1{flex:1}}'))
      const renamed = namesByStart()
      const changed = [...names].filter(([start, name]) => renamed.get(start) !== name)
      expect(changed.map(([start]) => start).sort()).toEqual(['className:', 'load('])
    })

    it('refuses a class with a name that a utility gets', async () => {
      await expect(build(`${UTILITIES}.b0{top:0}`)).rejects.toThrow('class names that the build gives: b0')
    })
  })

  it('keeps ::placeholder rules only for pages with a placeholder', async () => {
    const sheet = '_next/static/chunks/site.css'
    writeSite({
      [sheet]: '::placeholder{opacity:1}',
      'index.html': exportedPage({ body: '<input placeholder="Saket">' }),
      'about/index.html': exportedPage({ body: '<input>' }),
    })
    await run()
    expect(read('index.html')).toContain('::placeholder{opacity:1}')
    expect(read('about/index.html')).not.toContain('::placeholder')
  })

  describe('where a page marks the end of its first screen', () => {
    const STYLES = '_next/static/styles'
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:url(/b.woff2);unicode-range:U+20B9}' +
      '.now{color:red}.later{color:#00f}.menu{top:0}.over{left:0}.never{color:#000}@media print{.now{color:#000}}'
    const marked =
      '<dialog class="menu"><p class="over">Menu</p></dialog><div><link data-first-screen-end=""/></div><p class="later">Later</p>'
    const inlined = (file = 'index.html') =>
      all(readHtml(read(file)), 'style')
        .map(textOf)
        .join()
    const deferred = () => readdirSync(join(root, STYLES)).filter((name) => name.endsWith('.css'))

    beforeEach(async () => {
      writeSite({
        '_next/static/chunks/site.css': css,
        'index.html': exportedPage({ body: marked }),
        'about/index.html': exportedPage({ body: marked }),
      })
      await run()
    })

    it('puts inline what is needed for its first paint, without closed dialogs, print and supplementary fonts', () => {
      expect(inlined()).toBe('@font-face{font-family:A;src:url(/a.woff2)}.now{color:red}')
    })

    it('links there to all styles of the page but its fonts, in their order', () => {
      const [name = '', ...more] = deferred()
      expect(more).toEqual([])
      expect(read('index.html')).toContain(
        `<div><link rel="stylesheet" href="/${STYLES}/${name}" fetchpriority="low"></div>`,
      )
      expect(read(`${STYLES}/${name}`)).toBe(
        '@font-face{font-family:B;src:url(/b.woff2);unicode-range:U+20B9}.now{color:red}.later{color:#00f}' +
          '.menu{top:0}.over{left:0}@media print{.now{color:#000}}',
      )
    })

    it('allows style sheets of the site in its policy', () => {
      expect(read('index.html')).toContain("style-src 'self' 'sha256-")
    })

    it('shares the file with the pages that use the same styles', () => {
      expect(read('about/index.html')).toContain(deferred()[0])
    })

    it('serves it below the base path', async () => {
      const below = (page: string) => page.replaceAll('/_next/', '/folder/_next/')
      writeSite({
        '_next/static/chunks/site.css': css,
        'index.html': below(exportedPage({ body: marked })),
        'blogs/not-found-page/index.html': below(exportedPage()),
      })
      await run({ basePath: '/folder' })
      expect(read('index.html')).toContain(`href="/folder/${STYLES}/`)
    })
  })

  it('writes the payload to a file, without elements that would fetch files again', () => {
    const [file = ''] = readdirSync(join(root, '_next/static/pages'))
    const payload = read(`_next/static/pages/${file}`)
    expect(payload.split('\n')[0]).toBe(ENTRY.replace('a.js', nameOf('"never"')))
    expect(payload).toContain('later')
    expect(payload).not.toContain('site.css')
  })

  it('writes the payload in UTF-8, without structured data', async () => {
    const script =
      '["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$1"}}]'
    writeSite({ 'index.html': exportedPage({ payload: [`1:T2,{}0:[${script},"नमस्ते ₹\u2028"]\n`] }) })
    await run()
    const [, address = ''] = /data-start="\S+ (\S+)/.exec(read('index.html')) ?? []
    const [, payload] = read(`_next/static/${address}`).split(/\n(.*)/s)
    expect(payload).toBe(`0:[${script.replace('$1', '')},"नमस्ते ₹\u2028"]\n`)
  })

  it('adds the compile hint to the chunks that a page starts with, and to no others', () => {
    const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n')
    expect(chunks().filter(({ text }) => isHinted(text))).toHaveLength(2)
    expect(isHinted(read(`${CHUNKS}/${nameOf('"lazy"')}`))).toBe(false)
  })

  it('keeps files that a page may request', () => {
    expect(chunks()).toHaveLength(3)
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
  ])('removes %s', (file) => {
    expect(existsSync(join(root, file))).toBe(false)
  })
})

describe('with a cache of pages', () => {
  const cache = mkdtempSync(join(tmpdir(), 'page-cache-'))
  afterAll(() => rmSync(cache, { recursive: true }))
  const storedPages = () => {
    const files = join(cache, 'files')
    return existsSync(files) ? readdirSync(files).length : 0
  }
  const build = async (pages: Record<string, string>, settings: object = {}) => {
    writeSite({ 'index.html': exportedPage(), ...pages })
    const before = storedPages()
    await run({ cache, ...settings })
    return {
      home: read('index.html'),
      rewrites: storedPages() - before,
      files: readdirSync(root, { recursive: true }),
    }
  }
  const about = (text: string) => ({ 'about/index.html': exportedPage({ body: `<h1>${text}</h1>` }) })

  it('rewrites only the pages that changed, with the same result', async () => {
    const first = await build(about('About'))
    expect(first.rewrites).toBe(3)
    expect(await build(about('About'))).toEqual({ ...first, rewrites: 0 })
    expect((await build(about('About us'))).rewrites).toBe(1)
    expect(read('about/index.html')).toContain('About us')
  })

  it('publishes a page anew whose file was changed in the site', async () => {
    await build(about('About'))
    const published = read('about/index.html')
    writeFileSync(join(root, 'about/index.html'), 'changed by hand')
    await build(about('About'))
    expect(read('about/index.html')).toBe(published)
  })

  it.each<[string, Record<string, string>, object]>([
    ['the style sheet', { '_next/static/chunks/site.css': '.now{color:#0ff}' }, {}],
    ['a chunk', { '_next/static/chunks/c.js': 'className:"never"' }, {}],
    ['an external origin', {}, { origins: { email: 'https://other.example' } }],
  ])('rewrites all pages after a change of %s', async (_, files, settings) => {
    await build({})
    expect((await build(files, settings)).rewrites).toBe(2)
  })
})

describe('a plain build', () => {
  const plainPage = () => readHtml(read('index.html'))
  const policy = () =>
    attribute(
      all(plainPage(), 'meta').find((meta) => attribute(meta, 'http-equiv'))!,
      'content',
    ) ?? ''

  beforeEach(async () => {
    writeSite({ 'index.html': exportedPage() })
    expect(await run({}, false)).toEqual({ count: 2 })
  })

  it('keeps the scripts and the stylesheet of Next.js in the page', () => {
    expect(read('index.html')).toContain('<script src="/_next/static/chunks/a.js" async=""></script>')
    expect(read('index.html')).toContain('self.__next_f.push(')
    expect(read('index.html')).toContain('rel="stylesheet"')
    expect(existsSync(join(root, '_next/static/chunks/spare.js'))).toBe(true)
  })

  it('adds a policy with the hash of every inline script', () => {
    const inline = all(plainPage(), 'script').filter((script) => attribute(script, 'src') === undefined)
    const hashes = inline.map((script) => createHash('sha256').update(textOf(script)).digest('base64'))
    expect(hashes).toHaveLength(5)
    for (const hash of hashes) expect(policy()).toContain(`'sha256-${hash}'`)
    expect(policy()).toContain("style-src 'self';")
  })

  it('puts the policy first, then the script with the Trusted Types policy', () => {
    const head = read('index.html').replace(/^.*<meta charset="utf-8">/, '')
    expect(head).toMatch(
      /^<meta http-equiv="Content-Security-Policy"[^>]+><script data-scripts="\/_next\/static\/">\/\* trust \*\//,
    )
  })

  it('has the service worker and the 404 page of posts, and no files of the router', () => {
    expect(existsSync(join(root, '_next/static/send-worker.js'))).toBe(true)
    expect(read('blogs/404.html')).toContain('Blog Not Found')
    expect(existsSync(join(root, 'index.txt'))).toBe(false)
  })
})

describe('an export that does not meet the contract', () => {
  it.each([
    [
      'a page without scripts',
      { 'terms/index.html': '<html><head><meta charset="utf-8"></head></html>' },
      'terms/index.html: ',
    ],
    [
      'no runtime chunk',
      { 'index.html': exportedPage().replace('turbopack-b.js', 'b.js') },
      'chunk not found',
    ],
    ['two stylesheets', { '_next/static/chunks/b.css': '' }, 'one stylesheet'],
  ])('becomes a plain build: %s', async (_what, files, reason) => {
    writeSite({ 'about/index.html': exportedPage(), ...(files as Record<string, string>) })
    const { refused } = await run()
    expect(refused).toContain(reason)
    expect(read('about/index.html')).toContain('self.__next_f.push(')
    expect(read('about/index.html')).toContain('Content-Security-Policy')
    expect(existsSync(join(root, '_next/static/pages'))).toBe(false)
  })

  it('still fails where a page violates the policy', async () => {
    writeSite({ 'index.html': exportedPage({ body: '<p style="color:red">Red</p>' }) })
    await expect(run()).rejects.toThrow('index.html: the policy refuses style')
  })
})

it('puts the reporter before the other scripts in a build with analytics, and allows its endpoint in the policy', async () => {
  writeSite({ 'index.html': exportedPage() })
  const analytics = { endpoint: 'https://count.example/api/event', domain: 'cars.example' }
  await run({ origins: { email: '', analytics: 'https://count.example' }, analytics })
  const page = readHtml(read('index.html'))
  const [reporter, early] = all(page, 'script')
  expect(reporter && textOf(reporter)).toBe('/* reporter */')
  expect(reporter?.attrs).toEqual([
    { name: 'data-endpoint', value: analytics.endpoint },
    { name: 'data-domain', value: analytics.domain },
  ])
  expect(early && textOf(early)).toContain('/* early */')
  expect(read('index.html')).toContain("connect-src 'self' https://count.example;")
})
