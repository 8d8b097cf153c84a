import { readPage } from '@/tools/check/page'
import { buildFaults } from '@/tools/golive/links'

const ADDRESS = 'https://www.indraprastha.in'
const FRESH = { content: 1, build: 2 }
const fileOf = () => 'content/pages/home.yaml'

function siteOf(body: string, head = `<link rel="canonical" href="${ADDRESS}/">`) {
  const shown = `<title>Cars</title><meta name="description" content="${'A car. '.repeat(17)}">`
  const html = `<html><head>${shown}${head}</head><body>${body}</body></html>`
  return {
    address: ADDRESS,
    pages: [readPage('/', html)],
    files: new Set(['/index.html']),
    read: () => undefined,
  }
}
const faultsOf = (...parts: Parameters<typeof siteOf>) => buildFaults(siteOf(...parts), FRESH, fileOf)

describe('the build', () => {
  it('must exist', () => {
    expect(buildFaults(undefined, FRESH, fileOf)[0]?.what).toBe('there is no build to look at')
  })

  it('must not be older than the content', () => {
    const [fault] = buildFaults(siteOf(''), { content: 2, build: 1 }, fileOf)
    expect(fault?.what).toBe('the build is older than the content')
  })

  it('must not be hidden from search engines, and its links are checked all the same', () => {
    const head = `<link rel="canonical" href="${ADDRESS}/"><meta name="robots" content="noindex, nofollow">`
    expect(faultsOf('<a href="/gone/">Gone</a>', head).map(({ what }) => what)).toEqual([
      'the build is hidden from search engines',
      'on /, /gone/ leads nowhere',
    ])
  })

  it('must not be for another site URL', () => {
    const [fault] = faultsOf('', '<link rel="canonical" href="http://localhost:3000/">')
    expect(fault?.what).toBe('the build is for another address, http://localhost:3000/')
  })

  it('reports a dead link, and its source file', () => {
    expect(faultsOf('<a href="/gone/">Gone</a>')).toEqual([
      { where: 'content/pages/home.yaml', what: 'on /, /gone/ leads nowhere', needs: 'Fix or remove it' },
    ])
  })
})
