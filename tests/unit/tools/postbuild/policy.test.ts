/** @jest-environment node */
import { createHash } from 'node:crypto'
import { all, attribute, readHtml, writeHtml } from '@/tools/postbuild/html'
import { emailOrigin } from '@/tools/postbuild/external-origins'
import { addPolicy, type ExternalOrigins } from '@/tools/postbuild/policy'

const EMAIL = 'https://mail.example'
const REVIEWS = 'https://reviews.example'

const withPolicy = (head: string, sources: ExternalOrigins = { email: EMAIL }, body = '') => {
  const page = readHtml(`<html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`)
  addPolicy(page, sources)
  return page
}

/** The directives of the page's policy, by name. */
const directives = (page: ReturnType<typeof readHtml>): Record<string, string> =>
  Object.fromEntries(
    (attribute(all(page, 'meta')[1]!, 'content') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('addPolicy', () => {
  it('stands right after the charset, before anything it could refuse', () => {
    const page = withPolicy('<script>a()</script>')
    expect(all(page, 'head')[0]!.childNodes.map(({ nodeName }) => nodeName)).toEqual([
      'meta',
      'meta',
      'script',
    ])
  })

  it('names inline scripts and styles by their hash, each once, and no data', () => {
    const page = withPolicy(
      '<script>a()</script><script>a()</script><script type="speculationrules">{}</script>' +
        '<script type="application/ld+json">{"x":1}</script><style>p{color:red}</style>',
    )
    const { 'script-src': scripts, 'style-src': styles } = directives(page)
    expect(scripts).toBe(`'self' ${hash('a()')} ${hash('{}')}`)
    expect(styles).toBe(hash('p{color:red}'))
  })

  it('lets nothing in that is not named', () => {
    const found = directives(withPolicy(''))
    expect(found['default-src']).toBe("'none'")
    expect(JSON.stringify(found)).not.toContain('unsafe')
    expect(found['connect-src']).toBe(`'self' ${EMAIL}`)
    expect(found['require-trusted-types-for']).toBe("'script'")
  })

  it('lets the reviews provider in where it is named, and only there', () => {
    const found = directives(withPolicy('', { email: '', reviews: REVIEWS }))
    expect(found['script-src']).toBe(`'self' ${REVIEWS}`)
    expect(found['frame-src']).toBe(REVIEWS)
    expect(found['connect-src']).toBe(`'self' ${REVIEWS}`)
    expect(directives(withPolicy(''))).not.toHaveProperty('frame-src')
  })

  it('lets events out to who counts them, and nothing in from there', () => {
    const found = directives(withPolicy('', { email: EMAIL, analytics: 'https://count.example' }))
    expect(found['connect-src']).toBe(`'self' ${EMAIL} https://count.example`)
    expect(found['script-src']).toBe("'self'")
  })

  it('takes out the styles of the tabs, which a script sets again', () => {
    const page = withPolicy('', undefined, '<div role="tablist" style="outline:none"></div>')
    expect(writeHtml(page)).not.toContain('style=')
  })

  it.each(['<p style="color:red"></p>', '<p onclick="a()"></p>'])('does not let %s pass', (body) => {
    expect(() => withPolicy('', undefined, body)).toThrow('the policy refuses')
  })

  it('leaves a page alone that has a policy of its own', () => {
    const page = withPolicy(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`)
    expect(all(page, 'meta')).toHaveLength(2)
    expect(directives(page)).toEqual({ 'default-src': "'self'" })
  })
})

describe('emailOrigin', () => {
  it.each([
    ['', 'https://api.emailjs.com'],
    ['/', ''],
    ['https://mail.example/path', 'https://mail.example'],
  ])('takes %j for %j', (configured, origin) => {
    expect(emailOrigin(configured)).toBe(origin)
  })
})
