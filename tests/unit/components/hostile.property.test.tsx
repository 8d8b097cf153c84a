/** @jest-environment node */
import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactButtons } from '@/components/enquiry/contact-buttons'
import { FormStatus } from '@/components/form/form-status'
import { JsonLd } from '@/components/layout/json-ld'
import { toHtml } from '@/lib/content/markdown'
import { enquiryMessage, tripMessage } from '@/lib/enquiry/message'
import { getMessages } from '@/lib/content/pages'
import { serialiseGraph } from '@/lib/seo/structured-data/serialise'
import { emptySearch } from '@/lib/trip/trip'
import { elements } from '@/tools/postbuild/html'
import { randomRuns } from '@/tests/unit/random-runs'

const messages = getMessages()
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
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 4 })
  .map((parts) => parts.join(''))

/** The elements that a browser parses from the markup. */
const read = (html: string) => elements(parseFragment(html, { scriptingEnabled: false }))
const tagsIn = (html: string) => read(html).map(({ tagName }) => tagName)
const addressesIn = (html: string) =>
  read(html)
    .flatMap(({ attrs }) => attrs)
    .flatMap(({ name, value }) => (name === 'href' || name === 'src' ? value : []))
const check = (property: (text: string) => void) =>
  fc.assert(fc.property(hostile, property), { numRuns: randomRuns(250, 1000) })

it('renders hostile strings in a form’s state as text', () => {
  check((text) => expect(tagsIn(renderToStaticMarkup(<FormStatus text={text} />))).toEqual(['p']))
})

it('links hostile trips only to a chat with the company’s number', () => {
  const numbers = { chat: '911100000000', phone: '+911100000000' }
  const draw = (message: string) =>
    renderToStaticMarkup(
      <ContactButtons numbers={numbers} message={message} labels={{ chat: 'Chat', phone: 'Call' }} />,
    )
  const plain = tagsIn(draw(''))
  check((text) => {
    const trip = { ...emptySearch, location: text, name: text }
    const texts = [
      tripMessage(messages.message, 'Swift Dzire', trip),
      enquiryMessage({ name: 'Name' }, { name: text }),
    ]
    for (const html of texts.map((message) => draw(message.toWellFormed()))) {
      expect(tagsIn(html)).toEqual(plain)
      const [chat = ''] = addressesIn(html).filter(Boolean)
      expect(chat).toMatch(/^https:\/\/wa\.me\/911100000000\?text=[^&#]*$/)
    }
  })
})

it('keeps hostile texts inside their structured data', () => {
  check((text) => {
    const html = renderToStaticMarkup(<JsonLd json={serialiseGraph([{ '@type': 'Place', name: text }])} />)
    expect(tagsIn(`<div>${html}</div>`)).toEqual(['div', 'script'])
  })
})

it('renders hostile posts without scripts, event handlers and javascript: addresses', () => {
  check((text) => {
    const html = toHtml(text)
    const refused = ['script', 'iframe', 'svg', 'style', 'object']
    expect(tagsIn(html).filter((tag) => refused.includes(tag))).toEqual([])
    const names = read(html).flatMap(({ attrs }) => attrs.map(({ name }) => name))
    expect(names.filter((name) => /^on|^style$|^srcdoc$/i.test(name))).toEqual([])
    expect(addressesIn(html).filter((address) => /^\W*(javascript|vbscript|data):/i.test(address))).toEqual(
      [],
    )
  })
})
