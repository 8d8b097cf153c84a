/** @jest-environment node */
import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '@/components/layout/json-ld'
import { toHtml } from '@/lib/content/markdown'
import { serialiseGraph } from '@/lib/seo/structured-data/serialise'
import { elements } from '@/tools/postbuild/html'

const MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '[x]( java\nscript:alert(1))',
  '![x](x"onerror="alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<!--',
  ']]>',
  '&#60;script&#62;',
  '\0<b>',
]
/** Each behind each, which may close or open it. */
const hostile = MARKUP.flatMap((one) => MARKUP.map((other) => one + other))

/** The elements that a browser parses from the markup. */
const read = (html: string) => elements(parseFragment(html, { scriptingEnabled: false }))
const tagsIn = (html: string) => read(html).map(({ tagName }) => tagName)
const addressesIn = (html: string) =>
  read(html)
    .flatMap(({ attrs }) => attrs)
    .flatMap(({ name, value }) => (name === 'href' || name === 'src' ? value : []))

it('keeps hostile texts inside their structured data', () => {
  for (const text of hostile) {
    const html = renderToStaticMarkup(<JsonLd json={serialiseGraph([{ '@type': 'Place', name: text }])} />)
    expect(tagsIn(`<div>${html}</div>`)).toEqual(['div', 'script'])
  }
})

it('renders hostile posts without scripts, event handlers and javascript: addresses', () => {
  for (const text of hostile) {
    const html = toHtml(text)
    const refused = ['script', 'iframe', 'svg', 'style', 'object']
    expect(tagsIn(html).filter((tag) => refused.includes(tag))).toEqual([])
    const names = read(html).flatMap(({ attrs }) => attrs.map(({ name }) => name))
    expect(names.filter((name) => /^on|^style$|^srcdoc$/i.test(name))).toEqual([])
    expect(addressesIn(html).filter((address) => /^\W*(javascript|vbscript|data):/i.test(address))).toEqual(
      [],
    )
  }
})
