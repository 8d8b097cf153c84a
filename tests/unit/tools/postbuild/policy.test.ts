import { createHash } from 'node:crypto'
import { all, attribute, type Page, readHtml } from '@/tools/postbuild/html'
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
const directives = (page: Page): Record<string, string> =>
  Object.fromEntries(
    (attribute(all(page, 'meta')[1]!, 'content') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('addPolicy', () => {
  it('inserts the policy right after the charset, before anything it could block', () => {
    const page = withPolicy('<script>a()</script>')
    expect(all(page, 'head')[0]!.childNodes.map(({ nodeName }) => nodeName)).toEqual([
      'meta',
      'meta',
      'script',
    ])
  })

  it('lists the hashes of inline scripts and styles, each once, and of no data blocks', () => {
    const page = withPolicy(
      '<script>a()</script><script>a()</script><script type="speculationrules">{}</script>' +
        '<script type="application/ld+json">{"x":1}</script><style>p{color:red}</style>',
    )
    const { 'script-src': scripts, 'style-src': styles } = directives(page)
    expect(scripts).toBe(`'self' ${hash('a()')} ${hash('{}')}`)
    expect(styles).toBe(hash('p{color:red}'))
  })

  it('allows only the listed sources', () => {
    const found = directives(withPolicy(''))
    expect(found['default-src']).toBe("'none'")
    expect(JSON.stringify(found)).not.toContain('unsafe')
    expect(found['connect-src']).toBe(`'self' ${EMAIL}`)
    expect(found['require-trusted-types-for']).toBe("'script'")
  })

  it('allows the reviews provider only on pages where it is given', () => {
    const found = directives(withPolicy('', { email: '', reviews: REVIEWS }))
    expect(found['script-src']).toBe(`'self' ${REVIEWS}`)
    expect(found['frame-src']).toBe(REVIEWS)
    expect(found['connect-src']).toBe(`'self' ${REVIEWS}`)
    expect(directives(withPolicy(''))).not.toHaveProperty('frame-src')
  })
})

describe('emailOrigin', () => {
  it.each([
    ['', 'https://api.emailjs.com'],
    ['/', ''],
    ['https://mail.example/path', 'https://mail.example'],
  ])('parses %j as %j', (configured, origin) => {
    expect(emailOrigin(configured)).toBe(origin)
  })
})
