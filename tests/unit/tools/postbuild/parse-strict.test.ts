import { parse, serialize } from 'parse5'
import { parseStrict } from '@/tools/postbuild/parse-strict'
import { exportedPage } from '../../late-start/pages'

const strict = (body: string) => {
  const page = parseStrict(`<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`)
  return page && serialize(page)
}
const standard = (body: string) =>
  serialize(parse(`<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`))

it('an exported page is parsed as by the standard', () => {
  const text = exportedPage({ body: '<main><img src="/a.jpg" alt=""/><br/></main>' })
  const page = parseStrict(text)
  expect(page && serialize(page)).toBe(serialize(parse(text)))
})

it.each([
  ['entities', '<p title="&quot;A&quot; &amp; B&#x27;s">Fares &lt; ₹&#x20;900 &amp; <!-- -->taxes</p>'],
  ['attributes that React writes in camel case', '<video playsInline="" autoPlay=""></video>'],
  ['an SVG', '<svg viewBox="0 0 1 1"><linearGradient id="a"/><path d="M0 0"></path></svg><p>After</p>'],
  ['scripts and styles', '<script>if (a<b&&c) "</p>"</script><style>a>b{}</style>'],
  ['content for browsers without scripts', '<noscript><video playsInline=""></video></noscript>'],
])('%s is parsed as by the standard', (_, body) => {
  expect(strict(body)).toBe(standard(body))
})

it.each([
  ['a missing end tag', '<p>One<p>Two</p>'],
  ['an end tag too many', '<p>One</p></div>'],
  ['an attribute without quotes', '<p id=a>One</p>'],
  ['an entity by name', '<p>One&nbsp;two</p>'],
  ['a script without an end', '<script>1'],
])('a page with %s is left to the standard', (_, body) => {
  expect(strict(body)).toBeUndefined()
})

it('a fragment is left to the standard', () => {
  expect(parseStrict('<p>One</p>')).toBeUndefined()
})
