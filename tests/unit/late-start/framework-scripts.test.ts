import { takeFrameworkScripts } from '@/late-start/build/framework-scripts'
import { cutFlight } from '@/late-start/next-contract'
import { readHtml, writeHtml } from '@/tools/postbuild/html'
import { ENTRY, exportedPage, FOLDER, PAYLOAD } from './pages'

const take = (text: string) => {
  const { html, payload } = cutFlight(Buffer.from(text))
  const page = readHtml(html)
  return { ...takeFrameworkScripts(page, FOLDER), payload, html: writeHtml(page) }
}

describe('takeFrameworkScripts', () => {
  it('finds the chunks in order, the entry and the payload', () => {
    const half = PAYLOAD.length / 2
    const payload = [PAYLOAD.slice(0, half), PAYLOAD.slice(half)]
    const found = take(exportedPage({ payload }))
    expect(found.chunks).toEqual([`${FOLDER}turbopack-b.js`, `${FOLDER}spare.js`, `${FOLDER}a.js`])
    expect(found.entry).toBe(ENTRY)
    expect(found.payload).toEqual(payload)
  })

  it('removes all scripts and their preloads from the page', () => {
    const { html } = take(exportedPage())
    expect(html).not.toMatch(/<script|as="script"/)
    expect(html).toContain('as="font"')
  })

  it('does not remove structured data', () => {
    const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
    expect(take(exportedPage({ body: data })).html).toContain(data)
  })

  it("does not remove a page's own inline script", () => {
    const own = '<script data-own="">document.title</script>'
    expect(take(exportedPage({ body: own })).html).toContain(own)
  })

  it.each([
    [
      'no chunk',
      exportedPage().replaceAll(/<script src="[^"]*" async=""><\/script>/g, ''),
      'chunks not found',
    ],
    ['no entry', exportedPage().replace('id="_R_"', 'id="_X_"'), 'unknown inline script'],
    ['an entry of another kind', exportedPage({ entry: '["static/chunks/a.js"]' }), 'unknown kind of start'],
    [
      'a script from elsewhere',
      exportedPage({ head: '<script src="https://example.com/x.js"></script>' }),
      'unknown script',
    ],
    [
      'an inline script of another kind',
      exportedPage({ body: '<script>$RC("B:0")</script>' }),
      'unknown inline script',
    ],
    [
      'a payload of another kind',
      exportedPage({ body: '<script>self.__next_f.push([3,"AA=="])</script>' }),
      'unknown kind of payload',
    ],
    [
      'a preload of another script',
      exportedPage({ head: '<link rel="modulepreload" href="/x.js">' }),
      'preload of an unknown script',
    ],
    [
      'a preload of another kind',
      exportedPage({ head: '<link rel="preload" as="fetch" href="/x.txt">' }),
      'preload of an unknown kind',
    ],
  ])('throws for a page with %s', (_what, text, message) => {
    expect(() => take(text)).toThrow(message)
  })
})
